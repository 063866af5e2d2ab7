import { styled } from 'styled-components';
import { useBrand } from '../shared/installation/installation';
import { answers } from './answers';
import { Section } from '../shared/page/section';

const List = styled.div`
  max-width: 800px;
  border-bottom: 1px solid var(--line);

  details {
    border-top: 1px solid var(--line);
  }
  summary {
    display: flex;
    justify-content: space-between;
    gap: 16px;
    padding-block: 16px;
    font-weight: 500;
    cursor: pointer;
    list-style: none;
  }
  summary::-webkit-details-marker {
    display: none;
  }
  summary::after {
    content: '';
    flex: none;
    width: 8px;
    height: 8px;
    margin: 6px 4px 0;
    border: solid var(--text-soft);
    border-width: 0 1.5px 1.5px 0;
    transform: rotate(45deg);
  }
  details[open] summary::after {
    margin-top: 10px;
    transform: rotate(225deg);
  }
  p {
    padding-bottom: 20px;
    color: var(--text-soft);
    line-height: var(--leading-loose);
  }
`;

/** Questions of new visitors, with answers. */
export function Faq() {
  const brand = useBrand();
  return (
    <Section id="faq" raised title="常见问题">
      <List>
        {answers(brand).map(([question, answer]) => (
          <details key={question}>
            <summary>{question}</summary>
            <p>{answer}</p>
          </details>
        ))}
      </List>
    </Section>
  );
}
