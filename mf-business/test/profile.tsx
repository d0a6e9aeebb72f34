import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { ProfileEditor } from '../src/features/profile/ProfileEditor.tsx';

export const field = {
  id: 'f1',
  _id: 'f1',
  name: 'Kapalı Saha',
  capacity: "7'ye 7",
  price: 1500,
  workingHours: [{ start: '18:00', end: '02:00' }],
};
export const profile = { businessName: 'Yıldız Halı Saha', fields: [field], isActive: true, version: 'v1' };

export const editor = (
  <>
    <ProfileEditor venueId="b1" open onOpen={() => {}} />
    <Link to="/chat">Mesajlar</Link>
  </>
);
export const save = () => userEvent.click(screen.getByRole('button', { name: 'Değişiklikleri kaydet' }));

export const venue = {
  ...profile,
  ownerName: 'Ayşe Öztürk',
  phone: '+902121112233',
  address: 'Bağdat Caddesi 1',
  location: { city: 'İstanbul', coordinates: [28.98, 41.01] },
  equipment: 'Duş',
  description: '',
  photos: ['/uploads/a.webp', '/uploads/b.webp'],
};
