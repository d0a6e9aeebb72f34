import type { Misfits } from 'mf-shared/contracts/business';
import { Alert } from 'mf-shared/ui/Alert';
import { ConfirmDialog } from 'mf-shared/ui/ConfirmDialog';
import { MisfitList } from './MisfitList.tsx';

type Props = {
  /** What a save that waits would leave out. */
  asked: Misfits | null;
  /** What the last save left out. */
  left: Misfits | null;
  onAnswer: (sure: boolean) => void;
};

/** Says before a save which bookings new hours leave out, and afterwards where they are. */
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
