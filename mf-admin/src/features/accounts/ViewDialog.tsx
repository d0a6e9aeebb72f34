import { request } from 'mf-shared/api-client';
import { viewPlayer, viewVenue } from 'mf-shared/contracts/calls/views';
import { VIEW_MINUTES } from 'mf-shared/contracts/views';
import { useSession } from 'mf-shared/session';
import { ReasonDialog } from '../../common/ReasonDialog.tsx';
import type { Whose } from './acts.ts';

type Props = { whose: Whose; name: string; onClose: () => void };

/** Begins to look in this tab at the product as an account sees it. */
export function ViewDialog({ whose: { kind, id }, name, onClose }: Props) {
  const begin = async (reason: string) => {
    const call = kind === 'player' ? viewPlayer : viewVenue;
    const begun = await request(call, { params: { id }, body: { reason } });
    const back = window.location.pathname;
    useSession.getState().beginView({ token: begun.token, name: begun.name, back });
  };
  return (
    <ReasonDialog
      title={`${name} hesabına bakılsın mı?`}
      submit="Bakmaya başla"
      hint="Hesabın sahibi de bu gerekçeyi okur."
      onClose={onClose}
      onSend={begin}
    >
      <p>
        Bu sekmede {VIEW_MINUTES} dakika boyunca ürünü hesabın sahibi gibi görürsünüz; hiçbir şeyi
        değiştiremezsiniz. Mesajlar, güvenlik ayarları, takvim adresleri ve dosyalar gösterilmez. Neye
        baktığınız kayda geçer ve görünüm bitince hesabın sahibine bildirilir.
      </p>
    </ReasonDialog>
  );
}
