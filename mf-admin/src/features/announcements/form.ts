import {
  type Announcement,
  AnnouncementInput,
  type AudiencePlace,
  type AudienceRole,
} from 'mf-shared/contracts/announcements';
import { findErrors } from 'mf-shared/form';
import { istanbulDate, istanbulTime } from 'mf-shared/schedule';
import { readTab } from 'mf-shared/tab-store';

/** The fields of the form. */
export type Values = {
  title: string;
  text: string;
  link: string;
  role: AudienceRole;
  place: AudiencePlace;
  city: string;
  venueId: string;
  venueName: string;
  push: boolean;
  mail: boolean;
  when: 'now' | 'later';
  date: string;
  time: string;
};

export const EMPTY: Values = {
  ...{
    title: '',
    text: '',
    link: '',
    role: 'all',
    place: 'everywhere',
    city: '',
    venueId: '',
    venueName: '',
  },
  ...{ push: true, mail: false, when: 'now', date: '', time: '' },
};

/** The fields of a saved announcement. */
export const valuesOf = (saved: Announcement): Values => ({
  ...{ title: saved.title, text: saved.text, link: saved.link ?? '', role: saved.role, place: saved.place },
  ...{ city: saved.city ?? '', venueId: saved.venueId ?? '', venueName: saved.venueName ?? '' },
  ...{ push: saved.push, mail: saved.mail, when: saved.sendAt === null ? 'now' : 'later' },
  date: saved.sendAt === null ? '' : istanbulDate(saved.sendAt),
  time: saved.sendAt === null ? '' : istanbulTime(saved.sendAt),
});

/** What is sent: fields that the choices hide do not count. */
export const payloadOf = (values: Values) => ({
  ...{ title: values.title, text: values.text, link: values.link, role: values.role, place: values.place },
  city: values.place === 'city' ? values.city : '',
  venueId: values.place === 'venue' ? values.venueId : '',
  ...{ push: values.push, mail: values.mail },
  date: values.when === 'later' ? values.date : '',
  time: values.when === 'later' ? values.time : '',
});
export type Payload = ReturnType<typeof payloadOf>;

/** What is wrong with the fields. */
export const errorsOf = (values: Values) => ({
  ...findErrors(AnnouncementInput, payloadOf(values)),
  ...(values.when === 'later' && !values.date && !values.time ? { date: 'Gönderim gününü seçin.' } : {}),
});

/** Where this tab keeps what was typed. */
export const draftKey = (id: string | null): string => `topla:announcement:${id ?? 'new'}`;

/** What was typed, and on which version of the announcement. */
export type Draft = { values: Values; version: number };

/** What was typed before a reload of this tab; null if nothing was. */
export function readDraft(id: string | null): Draft | null {
  const kept = readTab(draftKey(id)) as Partial<Draft> | null;
  if (typeof kept?.version !== 'number' || typeof kept.values !== 'object') return null;
  return { version: kept.version, values: { ...EMPTY, ...kept.values } };
}
