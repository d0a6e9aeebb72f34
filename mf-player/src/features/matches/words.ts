import type { AdType } from 'mf-shared/contracts/ads';
import type { Match, MatchPlayer } from 'mf-shared/contracts/matches';
import type { BadgeTone } from 'mf-shared/ui/Badge';

/** Words for a match by the type of its ad: only opponents play against each other. */
export const MATCH_WORDS: Record<
  AdType,
  { partner: string; asks: string; rate: string; sideA: string; sideB: string; kind: string }
> = {
  findOpponent: {
    partner: 'Rakip kaptan',
    asks: 'maç öneriyor.',
    rate: 'Rakipleri puanla',
    sideA: '',
    sideB: '',
    kind: 'Rakipleriniz',
  },
  findPlayer: {
    partner: 'Takımınıza kim katılıyor?',
    asks: 'sizi maçına çağırıyor.',
    rate: 'Takım arkadaşınızı puanlayın',
    sideA: 'Takım',
    sideB: 'Takıma katılan',
    kind: 'Takım arkadaşınız',
  },
  findTeam: {
    partner: 'Hangi takımın oyuncusuyla anlaştınız?',
    asks: 'maçınıza katılmak istiyor.',
    rate: 'Takım arkadaşınızı puanlayın',
    sideA: 'Takıma katılan',
    sideB: 'Takım',
    kind: 'Takım arkadaşınız',
  },
};

/** Names of both sides: their lineups or captains; in a match without opponent, the two players. */
export function sideNames({ adType, nameA, nameB, userA, userB }: Match): { a: string; b: string } {
  const { sideA, sideB } = MATCH_WORDS[adType];
  const named = (role: string, name: string) => (role ? `${role}: ${name}` : name);
  return { a: named(sideA, nameA ?? userA.fullName), b: named(sideB, nameB ?? userB.fullName) };
}

/** `Kontratak – Salı Ekibi` */
export function versus(match: Match): string {
  const { a, b } = sideNames(match);
  return `${a} – ${b}`;
}

/** State of a match that does not wait for the reader, in a word or two. */
export function stateOf(match: Match): { text: string; tone: BadgeTone } {
  if (match.status === 'refused') return { text: 'Kabul edilmedi', tone: 'danger' };
  if (match.status === 'cancelled') return { text: 'İptal edildi', tone: 'danger' };
  if (match.status === 'expired') return { text: 'Yanıtsız kaldı', tone: 'neutral' };
  if (match.status === 'proposed') return { text: 'Onay bekliyor', tone: 'warning' };
  if (match.change) return { text: 'Değişiklik onay bekliyor', tone: 'warning' };
  return { text: 'Kabul edildi', tone: 'success' };
}

/** Whether the match was refused, cancelled or never agreed. */
export const isEnded = ({ status }: Match): boolean => status !== 'proposed' && status !== 'accepted';

/** How many players said that they play, and how many have not answered; after the match they are not waited for. */
export function answersOf(players: readonly MatchPlayer[], past: boolean) {
  const yes = players.filter(({ confirmed }) => confirmed).length;
  const open = players.length - yes;
  return {
    yes: yes > 0 && (past ? `${yes} oyuncu onayladı` : `${yes} oyuncu geliyor`),
    open: open > 0 && (past ? `${open} oyuncu onaylamadı` : `${open} oyuncu henüz yanıtlamadı`),
  };
}
