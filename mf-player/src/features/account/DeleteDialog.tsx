import { EndDialog } from 'mf-shared/account';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { useDeleteAccount } from './queries.ts';

type Props = { open: boolean; onClose: () => void };

/** First shows the consequences, then asks for the password and a confirmation. */
export function DeleteDialog({ open, onClose }: Props) {
  const remove = useDeleteAccount();
  return (
    <EndDialog
      open={open}
      onClose={onClose}
      title="Hesabınızı silmek üzeresiniz"
      consequences={<Consequences />}
      agree="Hesabımın geri getirilemeyeceğini biliyorum."
      submit="Hesabımı kalıcı olarak sil"
      failed="Hesabınız silinemedi. Lütfen tekrar deneyin."
      fields={(input) => (
        <PasswordField {...input('password')} label="Şifreniz" autoComplete="current-password" required />
      )}
      send={({ password }) => remove.mutateAsync(password)}
    />
  );
}

function Consequences() {
  return (
    <>
      <li>
        Gelecek rezervasyonlarınız <b>iptal edilir</b>, saatler boşalır ve işletmelere haber verilir.
      </li>
      <li>Profiliniz, fotoğrafınız, arkadaşlıklarınız, kadrolarınız ve ilanlarınız silinir.</li>
      <li>
        Düzenlediğiniz gelecek turnuvalar iptal edilir ve kayıtlı oyunculara haber verilir; diğer
        turnuvalardaki yeriniz boşalır.
      </li>
      <li>Takvim bağlantınız artık çalışmaz.</li>
      <li>Yorumlarınız ve geçmiş maçlarınız adınız olmadan kalır.</li>
      <li>Yazdığınız mesajlar karşı tarafta “Silinmiş kullanıcı” adıyla kalır; metinleri değişmez.</li>
      <li>Bütün cihazlardaki oturumlarınız hemen kapanır. Bu işlem geri alınamaz.</li>
    </>
  );
}
