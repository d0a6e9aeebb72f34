import type { MergePreview } from 'mf-shared/contracts/merge';
import { newId } from '../../src/base/id.ts';
import { posted } from '../community.ts';
import { askedFor, correctionForm, correctionToken } from '../corrections.ts';
import { createUser } from '../factories.ts';
import { PITCH } from '../forms.ts';
import type { TestApp } from '../harness.ts';
import { PASSWORD, passwordHash, withTotp } from '../second-factor.ts';
import { askedForHelp } from '../support.ts';
import { tokenFor } from '../tokens.ts';
import { type Ask, admin, player, type Rows, venue } from './row.ts';

/** An account with a second factor (app and passkey), and valid proofs. */
async function guarded(app: TestApp) {
  const owner = await createUser(app, { password_hash: await passwordHash });
  const { recoveryCodes } = await withTotp(app, owner);
  const id = newId();
  const row = { id, account_id: owner.id, name: 'Telefon', public_key: 'x', counter: 0, transports: '[]' };
  await app.db.q
    .insertInto('passkeys')
    .values({ ...row, created_at: 0, last_used_at: null })
    .execute();
  const proof = { password: PASSWORD, recoveryCode: recoveryCodes[0] };
  return { owner, id, proof };
}

async function pending(app: TestApp) {
  const { id } = await venue(app, { status: 'pending', next_payment_at: null });
  return { owner: await admin(app), ask: { params: { id } } };
}

async function toCorrect(app: TestApp) {
  const { owner, ask } = await pending(app);
  return { owner, ask: { ...ask, json: { text: 'Adresi tam yazın.' } } };
}

/** Two applicants who have to correct theirs; the stranger sends this part of the owner's with an own token. */
async function corrected(app: TestApp, foreign: 'correctionId' | 'pitch') {
  const asked = async () => {
    const made = await venue(app, { status: 'pending', next_payment_at: null });
    const token = await correctionToken(app, made);
    const correctionId = await askedFor(app, await admin(app), made);
    return { token, correctionId, pitch: made.pitches[0]?.id, secrets: made.secrets };
  };
  const ask = ({ token, correctionId, pitch }: Awaited<ReturnType<typeof asked>>): Ask => ({
    form: correctionForm({ token, correctionId, fields: [{ ...PITCH, id: pitch, _id: pitch }] }),
  });
  const [own, other] = [await asked(), await asked()];
  const strangers = [{ ask: ask({ ...other, [foreign]: own[foreign] }) }];
  return { ask: ask(own), strangers, secrets: own.secrets };
}

async function toHandOver(app: TestApp) {
  const { id } = await askedForHelp(app, await player(app));
  const json = { version: 1, adminId: (await admin(app)).id };
  return { owner: await admin(app), ask: { params: { id }, json } };
}

async function toRemove(app: TestApp) {
  const [author, reporter] = [await player(app), await player(app)];
  const subject = { type: 'ad', id: (await posted(app, author)).id };
  await app.call('post', '/api/reports', { token: reporter.token, json: { subject, reason: 'spam' } });
  const made = app.db.q.selectFrom('reports').select('id').where('subject_id', '=', subject.id);
  const { id: reportId } = await made.executeTakeFirstOrThrow();
  const json = { subject, category: 'spam', reason: 'Reklam', reportId, version: 1 };
  return { owner: await admin(app), ask: { json } };
}

/** Two accounts of one player, and what merging them asks for. */
async function doubles(app: TestApp) {
  const [owner, from, into] = [await admin(app), await player(app), await player(app)];
  const params = { id: from.id };
  const path = `/api/admin/players/${from.id}/merge?into=${into.id}`;
  const { body } = await app.call<MergePreview>('get', path, { token: owner.token });
  const json = { into: into.id, name: body.from.name, version: body.version, reason: 'Aynı kişi' };
  return { owner, params, into: into.id, json };
}

/** Devices, second factors, players and the admins' decisions. */
export const accountRows: Rows = {
  'DELETE /account/sessions/:id': {
    make: async (app) => {
      const owner = await player(app);
      await tokenFor(app, owner, 'user');
      const { body } = await app.call<{ id: string; current: boolean }[]>('get', '/api/account/sessions', {
        token: owner.token,
      });
      const id = body.find(({ current }) => !current)?.id ?? '';
      return { owner, ask: { params: { id } } };
    },
    stranger: ['session_not_found'],
  },
  'POST /account/passkeys/:id/remove': {
    make: async (app) => {
      const [own, other] = [await guarded(app), await guarded(app)];
      const params = { id: own.id };
      const strangers = [{ token: other.owner.token, ask: { params, json: other.proof } }];
      return { owner: own.owner, ask: { params, json: own.proof }, strangers, spends: other.owner.id };
    },
    stranger: ['passkey_not_found'],
  },
  'GET /admin/players/:id/merge': {
    make: async (app) => {
      const { owner, params, into } = await doubles(app);
      return { owner, ask: { params, query: { into } } };
    },
    stranger: 'none',
  },
  'POST /admin/players/:id/merge': {
    make: async (app) => {
      const { owner, params, json } = await doubles(app);
      return { owner, ask: { params, json } };
    },
    stranger: 'none',
  },
  'POST /admin/queue/:id/hand-over': { make: toHandOver, stranger: 'none' },
  'POST /admin/removals': { make: toRemove, stranger: 'none' },
  'POST /admin/ask-correction/:id': { make: toCorrect, stranger: 'none' },
  'POST /admin/withdraw-correction/:id': {
    make: async (app) => {
      const { owner, ask } = await toCorrect(app);
      return { owner, ask: { params: { id: await askedFor(app, owner, ask.params) } } };
    },
    stranger: 'none',
  },
  'POST /business/correction': [
    { make: (app) => corrected(app, 'correctionId'), stranger: ['changed_meanwhile'] },
    { make: (app) => corrected(app, 'pitch'), stranger: ['not_yours'] },
  ],
  'PUT /admin/approve/:id': { make: (app) => pending(app), stranger: 'none' },
  'DELETE /admin/reject/:id': { make: (app) => pending(app), stranger: 'none' },
  'POST /admin/restore/:id': {
    make: async (app) => {
      const { owner, ask } = await pending(app);
      await app.call('delete', `/api/admin/reject/${ask.params.id}?reason=Adres`, { token: owner.token });
      return { owner, ask };
    },
    stranger: 'none',
  },
};
