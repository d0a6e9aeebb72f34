import type { AnnouncementRow } from '../../db/schema/announcements.ts';
import type { Notice } from '../notifications/index.ts';

/** Where a notice without a link of its own leads: to the list in which it stands whole. */
const LIST = '/notifications';

/** What recipients are told. */
export const toNews = ({ title, text, link }: Pick<AnnouncementRow, 'title' | 'text' | 'link'>) =>
  ({ kind: 'announcement', title, text, link: link ?? LIST }) satisfies Partial<Notice>;
