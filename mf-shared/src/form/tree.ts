import { type FieldErrors, get, set } from 'react-hook-form';
import type { Errors } from './errors.ts';

/** Sentences by path as react-hook-form keeps them: one object inside the other. */
export function toTree(errors: Errors): FieldErrors {
  const tree: FieldErrors = {};
  for (const [path, message] of Object.entries(errors)) {
    set(tree, path, { ...(get(tree, path) as object | undefined), type: 'wrong', message });
  }
  return tree;
}

/** The sentences of a tree by their paths. */
export function toPaths(tree: object, above = ''): Errors {
  return Object.fromEntries(
    Object.entries(tree).flatMap(([key, node]: [string, unknown]) => {
      if (typeof node !== 'object' || node === null) return [];
      const path = above + key;
      const own = 'message' in node && typeof node.message === 'string' ? [[path, node.message]] : [];
      return [...own, ...Object.entries(toPaths(node, `${path}.`))];
    }),
  );
}
