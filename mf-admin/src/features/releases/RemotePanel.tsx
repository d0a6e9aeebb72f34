import { Badge } from 'mf-shared/ui/Badge';
import { Panel } from 'mf-shared/ui/Panel';
import { Comparison } from './Comparison.tsx';
import { RolloutActs } from './RolloutActs.tsx';
import { type Remote, roleOf, stableOf } from './remote.ts';
import { TakenBack } from './TakenBack.tsx';
import { VersionPart } from './VersionPart.tsx';

/** One remote: who gets which version, how the candidate does, and what is known of each version. */
export function RemotePanel({ remote }: { remote: Remote }) {
  const { name, releases, watched } = remote;
  const stable = stableOf(remote);
  const candidate = releases?.candidate ?? null;
  const stored = releases?.versions ?? [];
  const counted = watched?.versions ?? [];
  const versions = new Set([...stored, ...counted].map(({ version }) => version));
  return (
    <Panel
      title={watched && watched.title !== name ? watched.title : (releases?.title ?? name)}
      actions={
        <>
          {stable && <Badge tone="success">Kararlı {stable}</Badge>}
          {candidate && (
            <Badge tone="info">{`Aday ${candidate.version} · %${candidate.share.toLocaleString('tr')}`}</Badge>
          )}
        </>
      }
    >
      <div className="stack shrink gap-5">
        {releases && <RolloutActs releases={releases} />}
        {candidate && stable && (
          <Comparison candidate={candidate.version} stable={stable} measures={watched?.comparison ?? null} />
        )}
        {watched?.takenBack.map((one) => (
          <TakenBack key={one.id} candidate={one} />
        ))}
        {[...versions].map((version) => (
          <VersionPart
            key={version}
            {...{ name, version }}
            isOnly={versions.size === 1 && version === stable}
            role={roleOf(remote, version)}
            stored={stored.find((one) => one.version === version)}
            counts={counted.find((one) => one.version === version)}
          />
        ))}
      </div>
    </Panel>
  );
}
