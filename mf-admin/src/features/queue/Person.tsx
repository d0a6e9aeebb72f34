import { PartyLink } from '../../common/PartyLink.tsx';

type Props = { type: 'User' | 'Business' | 'Visitor'; id: string | null; name: string | null };

/** Who an item is about or from: a link to the account where there still is one. */
export function Person({ type, id, name }: Props) {
  if (!name) return 'Silinmiş hesap';
  if (!id || type === 'Visitor') return name;
  return <PartyLink kind={type === 'User' ? 'player' : 'venue'} id={id} name={name} />;
}
