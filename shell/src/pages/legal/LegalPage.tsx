import { WIDE } from 'mf-shared/contracts/server-render';
import { Disclosure } from 'mf-shared/ui/Disclosure';
import { useDocumentTitle } from 'mf-shared/ui/useDocumentTitle';
import { useMediaQuery } from 'mf-shared/ui/useMediaQuery';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { LEGAL_DOCUMENTS, type LegalPath } from './documents.ts';
import { SupportLink, UPDATED } from './facts.tsx';
import styles from './LegalPage.module.css';

export type LegalSection = { id: string; title: string; body: ReactNode };

type Props = {
  path: LegalPath;
  /** One or two sentences about the document's purpose. */
  lead: ReactNode;
  sections: readonly LegalSection[];
};

const updatedText = new Intl.DateTimeFormat('tr-TR', { dateStyle: 'long', timeZone: 'UTC' }).format(
  new Date(UPDATED),
);

/** Layout of every legal text: title, date, table of contents, numbered sections, the other documents. */
export function LegalPage({ path, lead, sections }: Props) {
  const title = LEGAL_DOCUMENTS.find((document) => document.path === path)?.title ?? '';
  useDocumentTitle(title);
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <h1>{title}</h1>
        <p className={styles.lead}>{lead}</p>
        <p className={styles.updated}>
          Son güncelleme: <time dateTime={UPDATED}>{updatedText}</time>
        </p>
      </header>
      <Contents sections={sections} />
      <div className={styles.body}>
        {sections.map((section) => (
          <section key={section.id} id={section.id} aria-labelledby={`${section.id}-baslik`}>
            <h2 id={`${section.id}-baslik`}>{section.title}</h2>
            {section.body}
          </section>
        ))}
        <OtherDocuments current={path} />
      </div>
    </article>
  );
}

/** Open beside the text; folded on phones, where the text follows. */
function Contents({ sections }: Pick<Props, 'sections'>) {
  const [open, setOpen] = useState(useMediaQuery(WIDE));
  return (
    <nav className={styles.contents} aria-label="İçindekiler">
      <Disclosure
        summary="İçindekiler"
        open={open}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <ol>
          {sections.map((section) => (
            <li key={section.id}>
              <a href={`#${section.id}`}>{section.title}</a>
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}

function OtherDocuments({ current }: { current: LegalPath }) {
  return (
    <nav className={styles.others} aria-labelledby="legal-others">
      <h2 id="legal-others">Diğer belgeler</h2>
      <ul>
        {LEGAL_DOCUMENTS.filter((document) => document.path !== current).map((document) => (
          <li key={document.path}>
            <Link to={document.path}>{document.title}</Link>
          </li>
        ))}
      </ul>
      <p>
        Anlaşılmayan bir yer mi var? <SupportLink>Destek formundan</SupportLink> sorun, yanıtlayalım.
      </p>
    </nav>
  );
}
