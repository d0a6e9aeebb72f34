import { underApi } from 'mf-shared/api-client/address';
import type { DeployedRemote } from 'mf-shared/contracts/remote';
import { toast } from 'mf-shared/ui/toast';
import { chooseAgain, remotes } from '../common/manifests.ts';
import { keepTrial } from '../common/versions.ts';

/** Takes the version of a tester's link for this tab. */
export async function takeTrial(token: string): Promise<void> {
  const answer = await fetch(underApi(`/releases/trial?token=${encodeURIComponent(token)}`)).catch(
    () => null,
  );
  if (!answer || answer.status >= 500)
    return toast.error('Sunucuya ulaşılamadı. Deneme bağlantısını biraz sonra yeniden açın.');
  if (!answer.ok) return toast.error('Bu deneme bağlantısı geçersiz ya da süresi dolmuş.');
  const { remote } = (await answer.json()) as { remote: DeployedRemote };
  // Its pages are nobody's until one of its releases is promoted.
  if (!remotes().some(({ name }) => name === remote.name))
    return toast.error(`${remote.title} sitede henüz açılmadı; bu bağlantı ondan sonra çalışır.`);
  keepTrial(remote);
  chooseAgain(remote.name);
  toast.success(`${remote.title} bu sekmede ${remote.version} sürümüyle açılır.`);
}
