import { SendHorizontal } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { hasInk } from '../contracts/common.ts';
import { MAX_MESSAGE } from '../contracts/messages.ts';
import { Button } from '../ui/Button.tsx';
import styles from './Composer.module.css';
import { keepDraft, readDraft } from './drafts.ts';
import { hasKeyboard } from './pointer.ts';

type ComposerProps = {
  actorId: string;
  partnerId: string;
  /** Receives a text that is not blank. */
  onSend: (content: string) => void;
};

/** Writes a message: Enter sends, Shift and Enter breaks the line; the draft survives leaving. */
export function Composer({ actorId, partnerId, onSend }: ComposerProps) {
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState(() => readDraft(actorId, partnerId));
  useEffect(() => {
    if (hasKeyboard()) area.current?.focus({ preventScroll: true });
  }, []);
  const change = (value: string) => {
    setText(value);
    keepDraft(actorId, partnerId, value);
  };
  const send = () => {
    const content = text.trim();
    if (hasInk(content)) {
      change('');
      onSend(content);
    }
    area.current?.focus({ preventScroll: true });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // While an input method composes, Enter picks a word.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form className={styles.composer} onSubmit={onSubmit}>
      <label htmlFor={id} className="visually-hidden">
        Mesajınız
      </label>
      <textarea
        id={id}
        ref={area}
        className={styles.area}
        rows={1}
        maxLength={MAX_MESSAGE}
        placeholder="Mesajınızı yazın"
        aria-describedby={`${id}-keys`}
        enterKeyHint="send"
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" className={styles.send} icon={<SendHorizontal />}>
        <span className={styles.word}>Gönder</span>
      </Button>
      <p id={`${id}-keys`} className={styles.keys}>
        Enter gönderir, Shift + Enter yeni satır açar.
      </p>
    </form>
  );
}
