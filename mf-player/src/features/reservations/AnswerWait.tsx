import type { Reservation } from 'mf-shared/contracts/reservations';
import { MINUTE_MS } from 'mf-shared/time';
import { useEffect, useState } from 'react';
import { durationText } from '../../common/reliability.ts';
import ticket from '../../common/Ticket.module.css';

/** Often enough for minutes. */
const TICK_MS = 10_000;

/** How long a waiting request still takes at this venue, as a rule; nothing for a venue that hardly answered yet. */
export function AnswerWait({ reservation }: { reservation: Reservation }) {
  const { createdAt, answerMinutes } = reservation;
  if (answerMinutes === undefined) return null;
  return <Countdown minutes={answerMinutes} due={Date.parse(createdAt) + answerMinutes * MINUTE_MS} />;
}

function Countdown({ minutes, due }: { minutes: number; due: number }) {
  const [now, setNow] = useState(() => Date.now());
  const isLate = due <= now;
  useEffect(() => {
    if (isLate) return;
    const timer = setInterval(() => setNow(Date.now()), TICK_MS);
    return () => clearInterval(timer);
  }, [isLate]);
  const usual = `İşletme genellikle ${durationText(minutes)} içinde yanıtlar`;
  const left = Math.ceil((due - now) / MINUTE_MS);
  return (
    <p className={ticket.quiet}>
      {isLate ? `${usual}; isteğiniz hâlâ bekliyor.` : `${usual} · yaklaşık ${durationText(left)} kaldı`}
    </p>
  );
}
