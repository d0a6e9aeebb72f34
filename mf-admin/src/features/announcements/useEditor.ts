import { useQueryClient } from '@tanstack/react-query';
import { request } from 'mf-shared/api-client';
import type { Announcement } from 'mf-shared/contracts/announcements';
import { changeAnnouncement, createAnnouncement } from 'mf-shared/contracts/calls/announcements';
import { useForm } from 'mf-shared/form';
import { forgetInTab, keepInTab } from 'mf-shared/tab-store';
import { toast } from 'mf-shared/ui/toast';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { keys } from '../../common/keys.ts';
import { draftKey, EMPTY, errorsOf, payloadOf, readDraft, type Values, valuesOf } from './form.ts';
import { announcementQuery } from './queries.ts';

const FIELDS = ['title', 'text', 'link', 'role', 'place', 'city', 'venueId', 'date', 'time'];

/** What the form started from. */
type Seen = { version: number; values: Values };
const seenOf = (saved: Announcement | null): Seen => ({
  version: saved?.version ?? 0,
  values: saved ? valuesOf(saved) : EMPTY,
});

/**
 * The form of an announcement. What is typed survives a reload of the tab, together with the version that it changes. An
 * announcement that somebody else changed is followed unless something was typed.
 */
export function useEditor(saved: Announcement | null) {
  const id = saved?.id ?? null;
  const [kept] = useState(() => readDraft(id));
  const [seen, setSeen] = useState<Seen>(() => ({
    ...seenOf(saved),
    ...(kept && { version: kept.version }),
  }));
  const stored = useStored();

  const kit = useForm<Values>({
    start: kept?.values ?? seen.values,
    check: errorsOf,
    whenTyped: 'check',
    onChange: () => keepInTab(draftKey(id), { values: kit.values, version: seen.version }),
    send: async (values) => {
      const body = payloadOf(values);
      const next = id
        ? await request(changeAnnouncement, { params: { id }, body: { ...body, version: seen.version } })
        : await request(createAnnouncement, { body });
      show(next);
      stored(next, id === null);
    },
  });
  const show = (next: Announcement | null) => {
    forgetInTab(draftKey(id));
    setSeen(seenOf(next));
    kit.reset(seenOf(next).values);
  };
  const dirty = JSON.stringify(kit.values) !== JSON.stringify(seen.values);
  const isBehind = saved !== null && saved.version !== seen.version;
  const follow = useEffectEvent(() => show(saved));
  useEffect(() => {
    if (isBehind && !dirty) follow();
  }, [isBehind, dirty]);
  return {
    ...{ kit, dirty },
    /** Whether somebody else changed the announcement since this one was typed. */
    isStale: isBehind && dirty,
    startAgain: () => show(saved),
    /** Marks what is wrong; answers whether nothing is. */
    check: () => {
      for (const name of FIELDS) kit.recheck(name);
      return Object.keys(errorsOf(kit.values)).length === 0;
    },
  };
}

/** Shows what was stored everywhere, and leads to the page of a new one. */
function useStored() {
  const client = useQueryClient();
  const navigate = useNavigate();
  return (next: Announcement, isNew: boolean) => {
    client.setQueryData(announcementQuery(next.id).queryKey, next);
    void client.invalidateQueries({ queryKey: keys.announcements('list') });
    toast.success(isNew ? 'Taslak kaydedildi.' : 'Değişiklikler kaydedildi.');
    if (isNew) void navigate(`/admin/announcements/${next.id}`, { replace: true });
  };
}
