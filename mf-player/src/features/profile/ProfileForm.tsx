import { fullStats } from 'mf-shared/card';
import { FEET, POSITIONS, type User } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { Panel } from 'mf-shared/ui/Panel';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { RangeField } from 'mf-shared/ui/RangeField';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { PlayerCard } from '../../common/player-card/PlayerCard.tsx';
import { SKILLS } from '../../common/player-card/SkillRadar.tsx';
import { CardShare } from '../card-picture/CardShare.tsx';
import styles from './Profile.module.css';
import { ProfilePhoto } from './ProfilePhoto.tsx';
import { useProfileForm } from './useProfileForm.ts';
import { cardStats, isOtherEmail, ratingOf } from './values.ts';

/** The form, and the card with the form's values. */
export function ProfileForm({ user }: { user: User }) {
  const kit = useProfileForm(user);
  const { values, picked } = kit;
  const stats = cardStats(values, user);
  const rating = ratingOf(stats, values.position);
  return (
    <div className={styles.layout}>
      <div className={styles.card}>
        <PlayerCard
          fullName={values.fullName || user.fullName}
          position={values.position}
          city={values.city}
          foot={values.foot}
          photoUrl={picked?.url ?? user.photo}
          stats={stats}
          rating={rating}
          raters={user.raters}
        />
        <CardShare user={user} blocked={isSaved(kit, user) ? undefined : 'Önce profilinizi güncelleyin.'} />
      </div>
      <form {...kit.form} className="stack shrink gap-5">
        {kit.failure && <Alert tone="danger">{kit.failure}</Alert>}
        <Panel title="Yetenekler" lead={skillsLead(user)} className={styles.skills}>
          <output className={styles.rating}>{rating}</output>
          <div className={styles.fields}>
            {SKILLS.map(({ key, label }) => (
              <RangeField
                key={key}
                label={label}
                value={values.fifaStats[key]}
                onChange={(event) => kit.setSkill(key, event.target.valueAsNumber)}
              />
            ))}
          </div>
        </Panel>
        {/* Together, so that the button never lies over the panel above them. */}
        <div className="stack shrink gap-5">
          <Panel title="Bilgiler">
            <Details user={user} kit={kit} />
          </Panel>
          <div className={styles.save} data-action-bar="">
            <Button type="submit" size="lg" block busy={kit.busy}>
              Profilimi Güncelle
            </Button>
          </div>
        </div>
      </form>
    </div>
  );
}

type Kit = ReturnType<typeof useProfileForm>;

/** What the player says of themselves, and the photo. */
function Details({ user, kit }: { user: User; kit: Kit }) {
  const { field, values, errors, picked, setPicked } = kit;
  return (
    <div className={styles.fields}>
      <TextField {...field('fullName')} label="Ad soyad" autoComplete="name" required />
      <TextField
        {...field('email')}
        label="E-posta"
        type="email"
        autoComplete="email"
        hint={
          user.pendingEmail &&
          `${user.pendingEmail} doğrulanmayı bekliyor; gönderdiğimiz bağlantıya tıklayın.`
        }
        required
      />
      {isOtherEmail(values, user) && (
        <PasswordField
          {...field('currentPassword')}
          label="Mevcut şifre"
          hint="E-posta adresinizi değiştirmek için gerekli."
          autoComplete="current-password"
          required
        />
      )}
      <TextField {...field('phone')} label="Telefon" type="tel" autoComplete="tel" />
      <SelectField
        {...field('position')}
        label="Mevki"
        options={POSITIONS}
        placeholder="Mevki seçin"
        required
      />
      <SelectField {...field('foot')} label="Kullandığınız ayak" options={FEET} placeholder="Ayak seçin" />
      <CitySelect {...field('city')} />
      <TextField
        {...field('teams')}
        className={styles.wide}
        label="Oynadığınız takımlar"
        hint="Virgülle ayırın."
      />
      <ProfilePhoto
        userId={user.id}
        stored={user.photo}
        picked={picked}
        onPick={setPicked}
        error={errors.photo}
      />
    </div>
  );
}

function skillsLead({ received }: User): string {
  const moves = 'Kaydırdıkça kartınızdaki puan değişir.';
  if (!received) return moves;
  const { count, raters = count } = received;
  const who = raters < count ? ` (${raters} farklı oyuncu)` : '';
  return `${moves} Rakipleriniz sizi ${count} kez puanladı${who}; o puanlar da karta katılır.`;
}

/** Whether the card on the screen equals the saved card. */
function isSaved({ values, picked }: Kit, user: User): boolean {
  const shown = [values.fullName, values.position, values.city, values.foot, cardStats(values, user)];
  const saved = [
    user.fullName,
    user.position ?? '',
    user.city ?? '',
    user.foot ?? '',
    fullStats(user.fifaStats),
  ];
  return !picked && JSON.stringify(shown) === JSON.stringify(saved);
}
