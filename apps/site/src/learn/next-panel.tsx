import { TitleText } from '@portal/ui';
import { styled } from 'styled-components';
import type { ReactNode } from 'react';

const Panel = styled.aside`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 16px 32px;
  padding: 24px;
  border-radius: var(--radius-large);
  background: var(--action-tint);

  h2 {
    font-size: var(--text-20);
  }
  p {
    margin-top: 4px;
    color: var(--text-soft);
  }
`;

/** Below a course: where to go on from here. */
export function NextPanel({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <Panel>
      <div>
        <h2>
          <TitleText>{title}</TitleText>
        </h2>
        <p>{text}</p>
      </div>
      {children}
    </Panel>
  );
}
