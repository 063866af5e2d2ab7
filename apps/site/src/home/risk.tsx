import { Container, Notice, TextLink, TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';

const Place = styled.section`
  padding-block: 48px;

  h2 {
    margin-bottom: 16px;
  }
`;

/** The risk warning at the end of the page. */
export function Risk() {
  const { texts } = useBrand();
  return (
    <Place aria-labelledby="risk-title">
      <Container>
        <h2 id="risk-title">
          <TitleText>交易之前，请先读这一段</TitleText>
        </h2>
        <Notice tone="warn" action={<TextLink href="/legal/risk-warning">阅读完整风险披露</TextLink>}>
          {texts.riskWarning}
        </Notice>
      </Container>
    </Place>
  );
}
