import type { Removable } from 'mf-shared/contracts/removals';
import type { PhotoCopy, Taken } from '../../auth/taken.ts';
import type { AppContext } from '../../context.ts';
import type { Queries, Tx } from '../../db/database.ts';
import { putAdBack, takeAd } from '../ads/index.ts';
import { putChallengeBack, takeChallenge } from '../challenges/index.ts';
import { putLineupNameBack, takeLineupName } from '../lineups/index.ts';
import { putMessageBack, takeMessage } from '../messages/index.ts';
import {
  putPlayerNameBack,
  putPlayerPhotoBack,
  takePlayerName,
  takePlayerPhoto,
  userById,
} from '../players/index.ts';
import { putReviewBack, takeReview } from '../reviews/index.ts';
import { putTournamentBack, takeTournament } from '../tournaments/index.ts';
import {
  putVenueNameBack,
  putVenuePhotoBack,
  putVenueTextBack,
  takeVenueName,
  takeVenuePhoto,
  takeVenueText,
} from '../venues/index.ts';

type Kind = {
  /** The photo that goes, when the content is one. */
  photoOf?: (q: Queries, id: string) => Promise<string | null>;
  /** Takes it down under a lock. Null when it is not there, or not there any more. */
  take: (tx: Tx, ctx: AppContext, id: string, copy: PhotoCopy | null) => Promise<Taken | null>;
  /** Puts it back. False when something else is in its place by now, or when its time is over. */
  putBack: (tx: Tx, ctx: AppContext, content: Taken['content']) => Promise<boolean>;
};

/** How each kind of content goes and comes back. */
export const KINDS: Record<Removable, Kind> = {
  review: { take: takeReview, putBack: putReviewBack },
  message: { take: takeMessage, putBack: putMessageBack },
  ad: { take: takeAd, putBack: putAdBack },
  challenge: {
    take: (tx, _, id) => takeChallenge(tx, id),
    putBack: (tx, _, content) => putChallengeBack(tx, content),
  },
  tournament: { take: takeTournament, putBack: putTournamentBack },
  photo: {
    photoOf: async (_, path) => path,
    take: async (tx, ctx, _, copy) => copy && takeVenuePhoto(tx, ctx, copy),
    putBack: putVenuePhotoBack,
  },
  playerPhoto: {
    photoOf: async (q, id) => (await userById(q, id))?.photo ?? null,
    take: async (tx, ctx, id, copy) => copy && takePlayerPhoto(tx, ctx, id, copy),
    putBack: (tx, _, content) => putPlayerPhotoBack(tx, content),
  },
  playerName: { take: takePlayerName, putBack: putPlayerNameBack },
  venueName: { take: takeVenueName, putBack: putVenueNameBack },
  lineupName: { take: takeLineupName, putBack: putLineupNameBack },
  venueText: { take: takeVenueText, putBack: putVenueTextBack },
};

/** The path of a photo among some content, if it is one. */
export function keptPhoto(content: Taken['content']): string | null {
  const path = content.photo ?? content.path;
  return typeof path === 'string' ? path : null;
}
