import { type AnswerTemplate, MAX_TEMPLATES, type TemplateInput } from 'mf-shared/contracts/queue';
import type { AdminActor } from '../../auth/actor.ts';
import { AppError } from '../../base/app-error.ts';
import { newId } from '../../base/id.ts';
import type { Ctx } from '../../context.ts';
import type { Tx } from '../../db/database.ts';
import type { AnswerTemplateRow } from '../../db/schema/answer-templates.ts';
import { recordAct } from '../audit/index.ts';

const toTemplate = ({ id, title, text }: Omit<AnswerTemplateRow, 'changed_at'>): AnswerTemplate => ({
  ...{ _id: id, id, title, text },
});
const subject = (id: string) => ({ subject: { type: 'template', id } }) as const;

/** All prepared answers, by title. */
export async function listTemplates({ db }: Ctx<AdminActor>): Promise<AnswerTemplate[]> {
  const query = db.q.selectFrom('answer_templates').selectAll().limit(MAX_TEMPLATES);
  const rows = await query.execute();
  return rows.map(toTemplate).toSorted((a, b) => a.title.localeCompare(b.title, 'tr'));
}

/**
 * Adds a prepared answer.
 * @throws `template_limit`
 */
export async function createTemplate(ctx: Ctx<AdminActor>, input: TemplateInput): Promise<AnswerTemplate> {
  return ctx.db.transact(async (tx) => {
    const count = tx.q.selectFrom('answer_templates').select((eb) => eb.fn.countAll().as('count'));
    if (Number((await count.executeTakeFirstOrThrow()).count) >= MAX_TEMPLATES)
      throw new AppError('template_limit');
    const row = { id: newId(), ...input, changed_at: ctx.clock() };
    await tx.q.insertInto('answer_templates').values(row).execute();
    await recordAct(tx, ctx, { act: 'template.create', ...subject(row.id), after: input });
    return toTemplate(row);
  });
}

/**
 * Changes a prepared answer.
 * @throws `not_found`
 */
export async function changeTemplate(ctx: Ctx<AdminActor>, id: string, input: TemplateInput) {
  return ctx.db.transact(async (tx) => {
    const { title, text } = await held(tx, id);
    const row = { ...input, changed_at: ctx.clock() };
    await tx.q.updateTable('answer_templates').set(row).where('id', '=', id).execute();
    await recordAct(tx, ctx, {
      ...{ act: 'template.change', ...subject(id) },
      ...{ before: { title, text }, after: input },
    });
    return toTemplate({ id, ...input });
  });
}

/**
 * Deletes a prepared answer.
 * @throws `not_found`
 */
export async function deleteTemplate(ctx: Ctx<AdminActor>, id: string): Promise<void> {
  await ctx.db.transact(async (tx) => {
    const { title, text } = await held(tx, id);
    await tx.q.deleteFrom('answer_templates').where('id', '=', id).execute();
    await recordAct(tx, ctx, { act: 'template.delete', ...subject(id), before: { title, text } });
  });
}

async function held(tx: Tx, id: string): Promise<AnswerTemplateRow> {
  await tx.lock('answer_templates', id);
  const row = await tx.q.selectFrom('answer_templates').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new AppError('not_found');
  return row;
}
