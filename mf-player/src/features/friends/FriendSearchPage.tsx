import { isProvince } from 'mf-shared/provinces';
import { BackLink } from 'mf-shared/ui/BackLink';
import { CitySelect } from 'mf-shared/ui/CitySelect';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { TextField } from 'mf-shared/ui/TextField';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { PageBody } from '../../common/PageBody.tsx';
import { useDebounced } from '../../common/useDebounced.ts';
import styles from './Friends.module.css';
import { PlayerResults } from './PlayerResults.tsx';
import { useFriendNews } from './useFriendNews.ts';

const REST_MS = 250;

/** Players by city and the beginning of a name; the address holds both. */
export function FriendSearchPage() {
  useDocumentTitle('Arkadaş ara');
  useFriendNews();
  const [params, setParams] = useSearchParams();
  const wanted = params.get('city') ?? '';
  const city = isProvince(wanted) ? wanted : '';
  const [text, setText] = useState(params.get('name') ?? '');
  const name = useDebounced(text.trim(), REST_MS);

  useEffect(() => {
    if ((params.get('name') ?? '') === name) return;
    setParams((now) => withParam(now, 'name', name), { replace: true, preventScrollReset: true });
  }, [name, params, setParams]);

  return (
    <>
      <PageHeader title="Arkadaş Ara" kicker={<BackLink to="/friends">Arkadaşlar</BackLink>} art="corner" />
      <PageBody>
        <search className={styles.filters}>
          <TextField
            label="Oyuncunun adı"
            type="search"
            value={text}
            maxLength={80}
            onChange={(event) => setText(event.target.value)}
            autoComplete="off"
            enterKeyHint="search"
          />
          <CitySelect
            value={city}
            placeholder="Bütün şehirler"
            onChange={(event) =>
              setParams((now) => withParam(now, 'city', event.target.value), {
                replace: true,
                preventScrollReset: true,
              })
            }
          />
        </search>
        <PlayerResults city={city} name={name} />
      </PageBody>
    </>
  );
}

/** The address with one changed value; an empty value is removed. */
function withParam(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
