import { AUDIT_ACTS, AUDIT_SUBJECTS, type AuditFilters } from 'mf-shared/contracts/audit';
import { useSearchParams } from 'react-router-dom';

const NAMES = ['act', 'kind', 'subject', 'admin', 'from', 'to'] as const;
export type FilterName = (typeof NAMES)[number];
export type Show = (part: Partial<Record<FilterName, string>>) => void;

const has = <T extends object>(names: T, name: string | undefined): name is keyof T & string =>
  name !== undefined && Object.hasOwn(names, name);
/** A day that the API takes; a date field has others while a year is typed. */
export const isDay = (text: string) => /^20\d\d-\d\d-\d\d$/.test(text);

/** The filters in the address, without what no log has; and how to change some of them, so that Back undoes it. */
export function useFilters(): [AuditFilters, Show] {
  const [params, setParams] = useSearchParams();
  const given = (name: FilterName) => params.get(name)?.trim().slice(0, 100) || undefined;
  const [act, kind, from, to] = [given('act'), given('kind'), given('from'), given('to')];
  const filters: AuditFilters = {
    act: has(AUDIT_ACTS, act) ? act : undefined,
    kind: has(AUDIT_SUBJECTS, kind) ? kind : undefined,
    subject: has(AUDIT_SUBJECTS, kind) ? given('subject') : undefined,
    admin: given('admin'),
    from: from && isDay(from) ? from : undefined,
    to: to && isDay(to) ? to : undefined,
  };
  const show: Show = (part) => {
    const next: Partial<Record<FilterName, string | undefined>> = { ...filters, ...part };
    setParams(NAMES.flatMap((name) => (next[name] ? [[name, next[name]] as [string, string]] : [])));
  };
  return [filters, show];
}
