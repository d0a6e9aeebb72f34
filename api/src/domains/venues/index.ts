export { applicationOfAccount } from './account-parts.ts';
export { pendingChanged } from './announce.ts';
export { allWeeksChanged, calendarChanged } from './calendar.ts';
export { COMING, type FindComing, isComing } from './coming.ts';
export {
  correctionById,
  correctionsOf,
  dueCorrections,
  endCorrection,
  insertCorrection,
  lastSent,
  openCorrection,
  postponeCorrection,
  toCorrection,
} from './corrections.ts';
export { activeVenueIds, countActive, venuesByHour } from './counts.ts';
export {
  correctingPage,
  deleteRejected,
  endCorrecting,
  isOpen,
  markApproved,
  markCorrecting,
  markRejected,
  markUncorrected,
  pendingPage,
  rejectedAt,
  rejectedBefore,
  rejectedPage,
  type Seen,
  setPaidUntil,
  setPlace,
  undoApproval,
  undoRejection,
  waits,
} from './decisions.ts';
export { likelyDoubles } from './doubles.ts';
export { dropPhotos } from './drop-photos.ts';
export { anonymiseVenue, closingVenues, markClosed } from './end-account.ts';
export { venuesNear } from './near.ts';
export { approvedWithPhoto, firstPhoto, firstPhotos, photoPaths, shownPhotos } from './photo-queries.ts';
export { placeError } from './place.ts';
export { type LatestReview, type PublicVenueRow, partsChanged, searchPage, venueById } from './queries.ts';
export { activeAmong, activeCities, approvedIn, bestRated, nextEnd } from './ranking-queries.ts';
export type { VenueReactions } from './reactions.ts';
export { formerRejections, purgeRejections } from './rejections.ts';
export { countAnswer, usualAnswers } from './reliability.ts';
export {
  NAMELESS_VENUE,
  putVenueNameBack,
  putVenuePhotoBack,
  putVenueTextBack,
  takeVenueName,
  takeVenuePhoto,
  takeVenueText,
} from './removal.ts';
export { addStars, averageOf } from './score.ts';
export { showVenue } from './show.ts';
export { soughtVenueIds, soughtVenues } from './sought.ts';
export { fullVenues, isActiveAt, publicVenues, toReview } from './view.ts';
