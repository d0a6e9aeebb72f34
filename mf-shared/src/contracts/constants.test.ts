import { readdirSync } from 'node:fs';
import { expect, it } from 'vitest';

const files = readdirSync(import.meta.dirname).filter((name) => /(?<!\.test)\.ts$/.test(name));
const isSchema = (value: unknown) => typeof value === 'object' && value !== null && '_zod' in value;
const isData = (value: unknown) =>
  typeof value !== 'function' && !isSchema(value) && !(Array.isArray(value) && value.some(isSchema));

it('the constants of the contracts are these', async () => {
  const constants = await Promise.all(
    files.toSorted().map(async (file) => {
      const exported: Record<string, unknown> = await import(`./${file}`);
      return Object.entries(exported)
        .filter(([, value]) => isData(value))
        .map(([name, value]) => [`${file} ${name}`, value]);
    }),
  );
  expect(Object.fromEntries(constants.flat())).toMatchSnapshot();
});
