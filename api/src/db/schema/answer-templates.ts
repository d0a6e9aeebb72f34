/** A prepared answer. */
export type AnswerTemplateRow = { id: string; title: string; text: string; changed_at: number };
