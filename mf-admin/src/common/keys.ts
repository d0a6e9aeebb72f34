/** Names of everything that the admins' pages read. Without its last part, a name stands for all reads below it. */
export const keys = {
  pending: ['pending-venues'],
  rejected: ['rejected-venues'],
  queue: (...part: readonly unknown[]) => ['queue', ...part] as const,
  templates: ['answer-templates'],
} as const;
