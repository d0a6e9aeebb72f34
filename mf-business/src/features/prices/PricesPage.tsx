import { useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { MAX_PRICE_RULES, type PriceRule, type PriceRuleInput } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { useSession } from 'mf-shared/session';
import { Button } from 'mf-shared/ui/Button';
import { EmptyState } from 'mf-shared/ui/EmptyState';
import { ErrorState } from 'mf-shared/ui/ErrorState';
import { PageHeader } from 'mf-shared/ui/PageHeader';
import { Panel } from 'mf-shared/ui/Panel';
import { Skeleton } from 'mf-shared/ui/Skeleton';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useState } from 'react';
import { Frame } from '../../common/Frame.tsx';
import { useHeldFocus } from '../../common/useHeldFocus.ts';
import { profileQuery } from '../profile/queries.ts';
import { PricePreview } from './PricePreview.tsx';
import styles from './Prices.module.css';
import { pricesQuery, useSavePrices } from './queries.ts';
import { RuleDialog } from './RuleDialog.tsx';
import { RuleList } from './RuleList.tsx';
import { draftOf, EMPTY_RULE, isDated, type RuleDraft } from './rules.ts';

/** Prices by weekday, hour and date. */
export function PricesPage() {
  useDocumentTitle('Fiyatlar');
  const venueId = useSession((session) => session.business?.id);
  return (
    <>
      <PageHeader
        title="Fiyatlar"
        lead="Güne, saate ve tarihe göre fiyat belirleyin. Alınmış rezervasyonların fiyatı değişmez."
        art="box"
      />
      <Frame className={styles.page}>{venueId && <Prices venueId={venueId} />}</Frame>
    </>
  );
}

function Prices({ venueId }: { venueId: string }) {
  const prices = useQuery(pricesQuery(venueId));
  const profile = useQuery(profileQuery(venueId));
  if (prices.data && profile.data) {
    const { fields, settings } = profile.data;
    const bufferMinutes = settings?.bufferMinutes ?? 0;
    return <Board {...{ venueId, fields, bufferMinutes }} rules={prices.data.rules} />;
  }
  if (!prices.isError && !profile.isError)
    return (
      <div aria-busy="true">
        <Skeleton height="24rem" />
      </div>
    );
  const retry = () => {
    void prices.refetch();
    void profile.refetch();
  };
  return (
    <ErrorState
      message="Fiyatlar alınamadı."
      retrying={prices.isFetching || profile.isFetching}
      onRetry={retry}
    />
  );
}

type BoardProps = { venueId: string; rules: PriceRule[]; fields: Field[]; bufferMinutes: number };

function Board({ venueId, rules, fields, bufferMinutes }: BoardProps) {
  const { mutate, mutateAsync, isPending } = useSavePrices(venueId);
  const [draft, setDraft] = useState<RuleDraft | null>(null);
  const held = useHeldFocus<HTMLDivElement>();
  const edit = (rule: PriceRule) => setDraft(draftOf(rule));
  const close = () => setDraft(null);
  const save = async (rule: PriceRuleInput, id: string | null) => {
    await mutateAsync(id ? rules.map((one) => (one.id === id ? rule : one)) : [rule, ...rules]);
    close();
  };
  const list = {
    fields,
    onEdit: edit,
    // One save at a time. A button pressed meanwhile stays in place and keeps the focus.
    onMove: (rule: PriceRule, by: -1 | 1) => isPending || mutate(moved(rules, rule, by)),
    onRemove: (rule: PriceRule) => isPending || mutate(rules.filter((one) => one !== rule)),
  };
  const add = (
    <Button icon={<Plus />} disabled={rules.length >= MAX_PRICE_RULES} onClick={() => setDraft(EMPTY_RULE)}>
      Kural ekle
    </Button>
  );
  return (
    <>
      <Panel title="Fiyat kuralları" actions={rules.length > 0 && add}>
        <div {...held}>
          {rules.length === 0 && (
            <EmptyState title="Bütün saatler sahanın kendi fiyatında." action={add}>
              Akşam saatlerine, hafta sonuna ya da bayrama ayrı fiyat verebilirsiniz.
            </EmptyState>
          )}
          <RuleList
            title="Belirli tarihler"
            hint="Haftalık fiyatların önüne geçer."
            rules={rules.filter(isDated)}
            {...list}
          />
          <RuleList
            title="Haftalık fiyatlar"
            hint="Aynı saate iki kural uyarsa üstteki geçerlidir."
            rules={rules.filter((rule) => !isDated(rule))}
            {...list}
          />
        </div>
      </Panel>
      <Panel title="Haftanın fiyatları" lead="Oyuncuların boş saatlerde göreceği fiyatlar, TL.">
        <PricePreview fields={fields} bufferMinutes={bufferMinutes} rules={rules} onOpen={setDraft} />
      </Panel>
      {draft && <RuleDialog draft={draft} fields={fields} saving={isPending} onClose={close} onSave={save} />}
    </>
  );
}

/** The rules after one swaps places with its neighbour of the same kind. */
function moved(rules: readonly PriceRule[], rule: PriceRule, by: -1 | 1): PriceRule[] {
  const kind = rules.filter((one) => isDated(one) === isDated(rule));
  const neighbour = kind[kind.indexOf(rule) + by];
  if (!neighbour) return [...rules];
  return rules.map((one) => (one === rule ? neighbour : one === neighbour ? rule : one));
}
