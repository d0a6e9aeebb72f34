import type { Misfits } from 'mf-shared/contracts/venues';
import { Alert } from 'mf-shared/ui/Alert';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { MisfitList } from './MisfitList.tsx';

type Props = {
  /** Bookings that the pending save would leave outside the hours. */
  asked: Misfits | null;
  /** Bookings that the last save left outside the hours. */
  left: Misfits | null;
  onAnswer: (sure: boolean) => void;
};

/** Says before a save which bookings the new hours leave out, and afterwards where they are. */
export function MisfitNotes({ asked, left, onAnswer }: Props) {
  return (
    <>
      {left && (
        <Alert tone="warning">
          <p>
            <b>{left.count} rezervasyon yeni saatlerinizin dışında kaldı.</b> Hepsi geçerli; tabloda durmaya
            devam ediyor. Taşımak ya da iptal etmek için:
          </p>
          <MisfitList misfits={left} />
        </Alert>
      )}
      <ConfirmDialog
        open={asked !== null}
        onClose={() => onAnswer(false)}
        onConfirm={() => onAnswer(true)}
        tone="primary"
        title="Saatler değişsin mi?"
        confirmLabel="Yine de kaydet"
      >
        {asked && (
          <>
            <p>
              Bu değişiklik {asked.count} rezervasyonu saatlerin dışında bırakıyor. Kaydederseniz hiçbiri
              silinmez:
            </p>
            <MisfitList misfits={asked} aside />
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
