import { ArrowDown, ArrowUp, Pencil, Trash2 } from 'lucide-react';
import type { PriceRule } from 'mf-shared/contracts/prices';
import type { Field } from 'mf-shared/contracts/venues';
import { IconButton } from 'mf-shared/ui/IconButton';
import { Price } from 'mf-shared/ui/Price';
import styles from './Prices.module.css';
import { describeRule } from './rules.ts';

type Props = {
  title: string;
  hint: string;
  rules: readonly PriceRule[];
  fields: readonly Field[];
  onEdit: (rule: PriceRule) => void;
  onMove: (rule: PriceRule, by: -1 | 1) => unknown;
  onRemove: (rule: PriceRule) => unknown;
};

/** Rules of one kind; where two match the same hour, the upper one applies. */
export function RuleList({ title, hint, rules, fields, onEdit, onMove, onRemove }: Props) {
  if (rules.length === 0) return null;
  return (
    <section className={styles.group} aria-label={title}>
      <h3>{title}</h3>
      <p className={styles.hint}>{hint}</p>
      <ol className="stack gap-2">
        {rules.map((rule, index) => {
          const parts = describeRule(rule, fields);
          const name = rule.label || parts.join(', ');
          return (
            <li key={rule.id} className={styles.rule}>
              <div className={styles.what}>
                {rule.label && <strong>{rule.label}</strong>}
                <span>{parts.join(' · ')}</span>
              </div>
              <Price amount={rule.price} size="md" />
              <div className={styles.tools}>
                {rules.length > 1 && (
                  <>
                    <IconButton
                      label={`${name}: yukarı al`}
                      icon={<ArrowUp />}
                      disabled={index === 0}
                      onClick={() => onMove(rule, -1)}
                    />
                    <IconButton
                      label={`${name}: aşağı al`}
                      icon={<ArrowDown />}
                      disabled={index === rules.length - 1}
                      onClick={() => onMove(rule, 1)}
                    />
                  </>
                )}
                <IconButton label={`${name}: düzenle`} icon={<Pencil />} onClick={() => onEdit(rule)} />
                <IconButton
                  label={`${name}: sil`}
                  icon={<Trash2 />}
                  tone="danger"
                  onClick={() => onRemove(rule)}
                />
              </div>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
