import { useState } from 'react';
import { CheckboxField } from '../src/ui/CheckboxField.tsx';
import { CitySelect } from '../src/ui/CitySelect.tsx';
import { Panel } from '../src/ui/Panel.tsx';
import { PasswordField } from '../src/ui/PasswordField.tsx';
import { PhotoPicker, type PickedPhoto } from '../src/ui/PhotoPicker.tsx';
import { RangeField } from '../src/ui/RangeField.tsx';
import { SelectField } from '../src/ui/SelectField.tsx';
import { TextArea } from '../src/ui/TextArea.tsx';
import { TextField } from '../src/ui/TextField.tsx';
import styles from './Gallery.module.css';

export function FieldsSection() {
  const [photos, setPhotos] = useState<PickedPhoto[]>([]);
  const [portrait, setPortrait] = useState<PickedPhoto[]>([]);
  return (
    <Panel title="Alanlar">
      <div className={styles.grid}>
        <TextField label="Ad soyad" required placeholder="Örn. Ali Kaya" />
        <TextField
          label="E-posta"
          type="email"
          defaultValue="ali@"
          error="Geçerli bir e-posta adresi girin."
          required
        />
        <TextField label="Telefon" prefix="+90" hint="Başında sıfır olmadan yazın." inputMode="tel" />
        <TextField label="Saatlik ücret" suffix="TL" inputMode="numeric" defaultValue="1500" />
        <TextField label="Kapalı alan" disabled defaultValue="Değiştirilemez" />
        <PasswordField label="Şifre" defaultValue="Topla-2026!" hint="En az 8 karakter." />
        <CitySelect />
        <SelectField
          label="Mevki"
          options={['Kaleci', 'Stoper']}
          placeholder="Mevki seçin"
          error="Mevkinizi seçin."
        />
        <RangeField label="Hız" defaultValue={72} />
        <CheckboxField
          label="Sözleşmeyi okudum, kabul ediyorum."
          required
          error="Devam etmek için onaylayın."
        />
        <TextArea label="Açıklama" defaultValue="Salı akşamı rakip arıyoruz." />
      </div>
      <PhotoPicker value={photos} onChange={setPhotos} max={4} />
      <PhotoPicker value={portrait} onChange={setPortrait} label="Profil fotoğrafı" single />
    </Panel>
  );
}
