import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };
type Question = { text: string; hidden?: boolean };

/**
 * Asks questions one by one, on a terminal or line by line from a pipe. Answers to hidden questions are not shown.
 * @throws when the input ends before all answers
 */
export async function ask({ input, output }: Terminal, questions: readonly Question[]): Promise<string[]> {
  let hidden = false;
  const echo = new Writable({
    write(chunk, _encoding, done) {
      if (!hidden) output.write(chunk);
      done();
    },
  });
  const lines = createInterface({ input, output: echo, terminal: input.isTTY ?? false });
  // `question` would lose lines that come early.
  const typed = lines[Symbol.asyncIterator]();
  const answers: string[] = [];
  for (const question of questions) {
    output.write(question.text);
    hidden = question.hidden ?? false;
    const { value, done } = await typed.next();
    if (hidden) output.write('\n');
    hidden = false;
    if (done) throw new Error('Yanıt verilmedi.');
    answers.push(value);
  }
  lines.close();
  return answers;
}
