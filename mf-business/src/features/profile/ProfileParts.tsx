import { isOwner, useSession } from 'mf-shared/session';
import { AccountForm } from './AccountForm.tsx';
import { PhotosPanel } from './PhotosPanel.tsx';
import { ProfileForm } from './ProfileForm.tsx';
import type { VenueProfile } from './queries.ts';

type Props = {
  venueId: string;
  profile: VenueProfile;
  /** Whether the parts are visible; only then the map and the photos load. */
  open: boolean;
  /** Changes when the form starts again with the profile as it was read. */
  generation: number;
  onReload: () => void;
};

/** What the open editor shows: photos, details, pitches, prices and hours, and the owner's login. */
export function ProfileParts({ venueId, profile, open, generation, onReload }: Props) {
  const ofOwner = useSession(isOwner);
  return (
    <>
      {open && <PhotosPanel venueId={venueId} photos={profile.photos ?? []} />}
      <ProfileForm key={generation} venueId={venueId} profile={profile} open={open} onReload={onReload} />
      {ofOwner && profile.email && (
        <AccountForm venueId={venueId} email={profile.email} pendingEmail={profile.pendingEmail} />
      )}
    </>
  );
}
