import * as z from 'zod/mini';
import { Identified, requiredText } from './common.ts';
import { DeskAct } from './desk.ts';

/** What goes over when two accounts of one player are merged, and how people call it. */
export const MERGE_PARTS = {
  reservations: 'Rezervasyonlar',
  subscriptions: 'Abonelikler',
  waiting: 'Bekleme sıraları',
  matches: 'Maçlar ve puanlar',
  tournaments: 'Turnuvalar ve kayıtlar',
  friends: 'Arkadaşlıklar ve istekler',
  blocks: 'Engeller',
  messages: 'Mesajlar',
  lineups: 'Kadrolar ve yerleri',
  ads: 'İlanlar',
  challenges: 'Meydan okumalar',
  reviews: 'Değerlendirmeler',
  support: 'Destek talepleri',
  reports: 'Bildirimler',
  removals: 'Kaldırılan içerikler',
} as const;
export type MergePart = keyof typeof MERGE_PARTS;
const MergePart = z.enum(Object.keys(MERGE_PARTS) as [MergePart, ...MergePart[]]);

const Account = z.extend(Identified, { name: z.string(), email: z.string() });

/** What merging would do now. */
export const MergePreview = z.object({
  /** The account that ends. */
  from: Account,
  /** The account that stays, with its e-mail and password. */
  into: Account,
  parts: z.array(
    z.object({
      part: MergePart,
      moved: z.number(),
      /** What ends, since the account that stays has the like or may not have more. */
      dropped: z.number(),
    }),
  ),
  /** Changes with what would be done. */
  version: z.string(),
});
export type MergePreview = z.infer<typeof MergePreview>;

const into = z.string('Kalacak hesabı seçin.').check(z.minLength(1, 'Kalacak hesabı seçin.'));
export const MergeQuery = z.object({ into });
export const MergeAct = z.extend(DeskAct, {
  into,
  /** The name of the account that ends, as its admin typed it. */
  name: requiredText('Kapanacak hesabın adını yazın.', 100),
  version: z.string('Önizlemenin sürümü eksik.'),
});
export type MergeAct = z.infer<typeof MergeAct>;
