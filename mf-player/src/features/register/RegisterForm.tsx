import { FEET, POSITIONS } from 'mf-shared/contracts/users';
import { Alert } from 'mf-shared/ui/Alert';
import { Button } from 'mf-shared/ui/Button';
import { CaptchaField } from 'mf-shared/ui/CaptchaField';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PasswordField } from 'mf-shared/ui/PasswordField';
import { PhotoPicker } from 'mf-shared/ui/PhotoPicker';
import { SelectField } from 'mf-shared/ui/SelectField';
import { TextField } from 'mf-shared/ui/TextField';
import { useShowFirstError } from 'mf-shared/ui/useShowFirstError';
import { type ChangeEvent, type FormEvent, useRef } from 'react';
import styles from './RegisterForm.module.css';
import { type RegistrationValues, useRegistration } from './useRegistration.ts';

type Control = HTMLInputElement | HTMLSelectElement;

export function RegisterForm() {
  const ref = useRef<HTMLFormElement>(null);
  const form = useRegistration(useShowFirstError(ref));
  const { values, errors } = form;

  const field = (name: keyof RegistrationValues) => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: (event: ChangeEvent<Control>) => form.set(name, event.target.value),
    onBlur: () => form.check(name),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!form.busy) void form.submit();
  };
  return (
    <form ref={ref} onSubmit={submit} noValidate className={styles.form}>
      {form.failure && <Alert tone="danger">{form.failure}</Alert>}
      <fieldset className={styles.group}>
        <legend>Hesabınız</legend>
        <TextField {...field('fullName')} label="Ad soyad" autoComplete="name" required />
        <TextField
          {...field('email')}
          label="E-posta"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
        />
        <PasswordField
          {...field('password')}
          label="Şifre"
          autoComplete="new-password"
          hint="En az 8 karakter."
          required
        />
        <TextField
          {...field('phone')}
          label="Telefon"
          type="tel"
          autoComplete="tel"
          placeholder="0532 123 45 67"
          hint="Yalnızca saha ayırttığınız işletme görür."
          required
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend>Sahadaki yeriniz</legend>
        <SelectField
          {...field('position')}
          label="Mevki"
          options={POSITIONS}
          placeholder="Mevki seçin"
          required
        />
        <SelectField
          {...field('foot')}
          label="Kullandığınız ayak"
          options={FEET}
          placeholder="Ayak seçin"
          required
        />
        <CitySelect {...field('city')} />
        <TextField
          {...field('teams')}
          label="Oynadığınız takımlar"
          placeholder="Yıldızlar, Mahalle FK"
          hint="Virgülle ayırın. Boş bırakabilirsiniz."
        />
        <div className={styles.wide}>
          <PhotoPicker
            single
            label="Fotoğraf"
            hint="Oyuncu kartınızda görünür, en fazla 8 MB. Boş bırakabilirsiniz."
            value={form.photos}
            onChange={form.setPhotos}
            error={errors.photo}
          />
        </div>
      </fieldset>
      <CaptchaField {...form.captchaField} error={errors.recaptchaToken} />
      <Button type="submit" size="lg" block busy={form.busy}>
        Kayıt Ol
      </Button>
    </form>
  );
}
