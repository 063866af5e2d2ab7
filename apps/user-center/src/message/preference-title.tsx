import { Button, Row, Text, TextLink, VisuallyHidden } from '@portal/ui';
import { styled } from 'styled-components';
import type { PreferenceRow } from './preference-rows';
import { fixedWords } from './preference-words';

/** The heading of a card on a phone is bold; a kind and a note are not. */
const Below = styled.div`
  padding-inline-start: 16px;
  font-weight: 400;
`;
const Note = styled(Text)`
  font-weight: 400;
`;

interface Props {
  row: PreferenceRow;
  open: boolean;
  onToggle: () => void;
}

/** What a line is about, why it is no choice, and the button that shows its kinds. */
export function PreferenceTitle({ row: { title, text, fixed, unfolds }, open, onToggle }: Props) {
  if (text === undefined)
    return (
      <Below>
        <Text>{title}</Text>
      </Below>
    );
  return (
    <div>
      <Row data-gap={2}>
        <Text data-weight="medium">{title}</Text>
        {unfolds && (
          <Button tone="quiet" size="small" aria-expanded={open} onClick={onToggle}>
            {open ? '收起' : '逐项设置'}
            <VisuallyHidden>{title}</VisuallyHidden>
          </Button>
        )}
      </Row>
      <Note as="p" data-size={12} data-tone="soft">
        {text}
        {fixed && `。${fixedWords[fixed]}`}
        {fixed === 'consent' && <TextLink href="/user-center/settings#consents">查看协议与同意</TextLink>}
      </Note>
    </div>
  );
}
