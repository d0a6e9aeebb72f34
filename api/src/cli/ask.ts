import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';

type Terminal = { input: NodeJS.ReadableStream & { isTTY?: boolean }; output: NodeJS.WritableStream };
type Question = { text: string; hidden?: boolean };

/**
 * Asks one question after another, on a terminal or line by line from a pipe. What is typed after a hidden one
 * stays off the screen. Throws when the input ends before all are answered.
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
  // Lines that come before they are asked for would be lost with `question`.
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
