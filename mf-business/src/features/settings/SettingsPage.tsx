import { useQuery } from '@tanstack/react-query';
import { CalendarFeedPanel } from 'mf-shared/calendar-feed';
import { BlockedPanel } from 'mf-shared/safety';
import { useSession } from 'mf-shared/session';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { Frame } from '../../common/Frame.tsx';
import { EmbedPanel } from './EmbedPanel.tsx';
import { settingsQuery } from './queries.ts';
import { RulesForm } from './RulesForm.tsx';
import styles from './Settings.module.css';

/** The venue's settings, its calendar, and its page for other sites. */
export function SettingsPage() {
  useDocumentTitle('Ayarlar');
  const venueId = useSession((session) => session.business?.id);
  return (
    <>
      <PageHeader title="Ayarlar" lead="Rezervasyon kurallarınız, takviminiz ve siteniz." art="corner" />
      {venueId && (
        <Frame className={styles.page}>
          <Rules venueId={venueId} />
          <CalendarFeedPanel
            path="calendar/business-feed"
            title="Takviminiz"
            lead="Telefonunuzun takvimine bir kez ekleyin: onaylı rezervasyonlar, telefonla alınanlar ve abonelikler kendiliğinden görünür."
            warning="Bu bağlantı size özeldir: bilen herkes oyuncularınızın adını ve telefonunu görür, bu yüzden kimseyle paylaşmayın. Yöneticileriniz kendi hesaplarından kendi bağlantılarını alır. Şifreniz değişince ya da görevden ayrılınca bağlantı artık çalışmaz."
          />
          <EmbedPanel venueId={venueId} />
          <BlockedPanel />
        </Frame>
      )}
    </>
  );
}

function Rules({ venueId }: { venueId: string }) {
  const settings = useQuery(settingsQuery(venueId));
  if (settings.data) return <RulesForm venueId={venueId} saved={settings.data} />;
  if (!settings.isError)
    return (
      <div aria-busy="true">
        <Skeleton height="44rem" />
      </div>
    );
  return <ErrorState message="Ayarlar alınamadı." query={settings} />;
}
