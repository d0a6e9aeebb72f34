import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const TEMPLATE = join(import.meta.dirname, 'template');
const ENDING = '.tmpl';
const USAGE = 'usage: npm run new-remote <name> [title], such as "npm run new-remote referee Hakem"';

/**
 * Creates the folder of a new remote from the template, and answers the folder's name. `args` are the name and the
 * title of its area; without a title the name stands for it.
 * @throws Error with a sentence for a name that cannot be one, or that is taken
 */
export function createRemote(root: string, args: readonly string[]): string {
  const [name = '', ...words] = args;
  if (!/^[a-z][a-z0-9]{1,19}$/.test(name))
    throw new Error(
      `A remote's name has 2 to 20 small letters or digits and begins with a letter.\n${USAGE}`,
    );
  const folder = `mf-${name}`;
  if (existsSync(join(root, folder))) throw new Error(`${folder} is there already.`);
  const title = words.join(' ') || name;
  if (!/^[\p{L}\d][\p{L}\d ]{0,39}$/u.test(title))
    throw new Error(`The title has up to 40 letters, digits and spaces.\n${USAGE}`);
  for (const file of globSync(`**/*${ENDING}`, { cwd: TEMPLATE })) {
    const target = join(root, folder, file.slice(0, -ENDING.length));
    const text = readFileSync(join(TEMPLATE, file), 'utf8');
    mkdirSync(dirname(target), { recursive: true });
    writeFileSync(target, text.replaceAll('{{name}}', name).replaceAll('{{title}}', title));
  }
  return folder;
}
