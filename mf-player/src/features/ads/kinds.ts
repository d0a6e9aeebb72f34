import type { AdType } from 'mf-shared/contracts/ads';
import { MAX_TEAM, MIN_TEAM } from 'mf-shared/contracts/ads';
import { POSITIONS } from 'mf-shared/contracts/users';
import type { SelectOption } from 'mf-shared/ui/SelectField';

export type Kind = {
  type: AdType;
  path: string;
  /** Title of the list and its tab. */
  title: string;
  lead: string;
  filter: {
    name: 'teamSize' | 'positionNeeded' | 'position';
    label: string;
    all: string;
    options: SelectOption[];
  };
  /** Text of an empty list; `where` is a city with its suffix or the whole country. */
  empty: (where: string) => string;
  /** The option in the form, and its meaning. */
  choice: { label: string; hint: string };
};

const SIZES = Array.from({ length: MAX_TEAM - MIN_TEAM + 1 }, (_, i) => {
  const size = String(MIN_TEAM + i);
  return { value: size, label: `${size} kişi` };
});

/** The three lists of ads. */
export const KINDS: Record<AdType, Kind> = {
  findOpponent: {
    type: 'findOpponent',
    path: '/requests/opponent',
    title: 'Rakip arayanlar',
    lead: 'Kadrosunu kurmuş, maç arayan takımlar. Birini seçin, mesaj atın, sahada buluşun.',
    filter: { name: 'teamSize', label: 'Takım büyüklüğü', all: 'Hepsi', options: SIZES },
    empty: (where) => `${where} rakip arayan takım yok.`,
    choice: { label: 'Rakip arıyorum', hint: 'Takımım hazır, karşımıza bir takım lazım.' },
  },
  findPlayer: {
    type: 'findPlayer',
    path: '/requests/player',
    title: 'Oyuncu arayanlar',
    lead: 'Eksiği olan takımlar. Mevkiniz uyuyorsa yazın, kadroya girin.',
    filter: { name: 'positionNeeded', label: 'Aranan mevki', all: 'Hepsi', options: [...POSITIONS] },
    empty: (where) => `${where} oyuncu arayan takım yok.`,
    choice: { label: 'Oyuncu arıyorum', hint: 'Takımımda bir mevki eksik.' },
  },
  findTeam: {
    type: 'findTeam',
    path: '/team-requests',
    title: 'Takım arayanlar',
    lead: 'Oynamaya hazır oyuncular. Eksiğiniz varsa aradığınız kişi burada olabilir.',
    filter: { name: 'position', label: 'Mevki', all: 'Hepsi', options: [...POSITIONS] },
    empty: (where) => `${where} takım arayan oyuncu yok.`,
    choice: { label: 'Takım arıyorum', hint: 'Oynamak istiyorum, takımım yok.' },
  },
};
