/** A success body that is JSON text already. */
export class RawJson {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }
}

/**
 * Answers with text that a handler keeps, without serialising it again for each call. The text must be what
 * the endpoint's response schema describes; tests check it like every other answer.
 */
export const rawJson = (text: string): RawJson => new RawJson(text);
