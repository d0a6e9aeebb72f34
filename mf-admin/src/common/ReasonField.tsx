import { MAX_REASON } from 'mf-shared/contracts/admin';
import { TextArea, type TextAreaProps } from 'mf-shared/ui/TextArea';

/** The reason of an act. By default only admins read it. */
export const ReasonField = (props: Omit<TextAreaProps, 'label'>) => (
  <TextArea
    hint="İşlem kaydına yazılır; yalnızca yöneticiler görür."
    {...props}
    label="Gerekçe"
    required
    maxLength={MAX_REASON}
  />
);
