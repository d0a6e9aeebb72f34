import type { AccountContents, AdminAppeal, AdminRemoval } from 'mf-shared/contracts/removals';

const both = (id: string) => ({ _id: id, id });
const OWNER = { ...both('u1'), type: 'User', name: 'Ege Kaya' } as const;

export const REMOVAL: AdminRemoval = {
  ...{ ...both('m1'), type: 'review', content: { comment: 'Berbat', rating: 1 }, category: 'harassment' },
  ...{ reason: 'Hakaret içeriyor', removedAt: '2026-11-20T10:00:00.000Z', restoredAt: null },
  ...{ owner: OWNER, removedBy: 'Ayşe Yılmaz', hasAppeal: true },
};

export const APPEAL: AdminAppeal = {
  ...{ ...both('y1'), text: 'Hakaret etmedim.', state: 'open', answer: null, decidedAt: null },
  ...{ createdAt: '2026-11-20T12:00:00.000Z', owner: OWNER, removal: REMOVAL, suspension: null },
  against: { ...both('a1'), name: 'Ayşe Yılmaz' },
};

export const CONTENTS: AccountContents = {
  contents: [
    { ...both('u1'), type: 'playerName', text: 'Ege Kaya' },
    { ...both('u1'), type: 'playerPhoto', text: '/uploads/ege.webp' },
    { ...both('w1'), type: 'review', text: '5 yıldız. Güzel saha' },
  ],
  removals: [{ ...REMOVAL, hasAppeal: false }],
};
