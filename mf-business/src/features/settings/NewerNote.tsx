import type { VersionedSettings } from 'mf-shared/contracts/venue-settings';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { useEffect, useRef } from 'react';
import type { Draft } from './RulesForm.tsx';
import styles from './Settings.module.css';
import { APPROVAL_OPTIONS, BUFFER_OPTIONS, nameOf } from './words.ts';

type Props = {
  message: string;
  /** The settings that somebody else saved meanwhile. */
  stored: VersionedSettings;
  draft: Draft;
  onShow: () => void;
  onSave: () => void;
};

/** Somebody else saved first: shows the saved settings beside the own choices, and lets the owner choose. */
export function NewerNote({ message, stored, draft, onShow, onSave }: Props) {
  const note = useRef<HTMLDivElement>(null);
  // Brings the note into view after a save from the top of a long form.
  useEffect(() => note.current?.focus(), []);
  const all = [
    ['İptal süresi', `${stored.cancelHours} saat`, `${draft.cancelHours} saat`],
    ['Onay', nameOf(APPROVAL_OPTIONS, stored.approval), nameOf(APPROVAL_OPTIONS, draft.approval)],
    [
      'Maçlar arası boşluk',
      nameOf(BUFFER_OPTIONS, stored.bufferMinutes),
      nameOf(BUFFER_OPTIONS, draft.bufferMinutes),
    ],
    ['İleri tarihler', `${stored.horizonWeeks} hafta`, `${draft.horizonWeeks} hafta`],
  ] as const;
  const different = all.filter(([, theirs, ours]) => theirs !== ours);
  return (
    <div ref={note} tabIndex={-1}>
      <Alert tone="danger" title={message}>
        {different.length > 0 && (
          <dl className={styles.newer}>
            {different.map(([name, theirs, ours]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>
                  Kayıtlı: <b>{theirs}</b> · Sizde: <b>{ours}</b>
                </dd>
              </div>
            ))}
          </dl>
        )}
        <div className="row wrap gap-3">
          <Button size="sm" variant="secondary" onClick={onShow}>
            Kayıtlı ayarları göster
          </Button>
          <Button size="sm" variant="secondary" onClick={onSave}>
            Yine de benimkini kaydet
          </Button>
        </div>
      </Alert>
    </div>
  );
}
