import { styled } from 'styled-components';

/** The figures of the chosen point. */
export const Readout = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 0 16px;
  min-height: 24px;
  font-size: var(--text-14);

  @media (max-width: 639.98px) {
    min-height: 48px;
  }
`;

/** The curve, its marks and the slider over it. */
export const Plot = styled.div`
  position: relative;
  height: 168px;
  margin-block: 8px;
  padding-bottom: 20px;
  border-bottom: 1px solid var(--line);

  > div {
    position: relative;
    height: 100%;
  }
  svg {
    display: block;
    width: 100%;
    height: 100%;
    overflow: visible;
    fill: none;
    stroke: var(--action);
    stroke-width: 2;
  }
  .area {
    fill: var(--action-tint);
    stroke: none;
  }
  .thin {
    stroke: var(--text-soft);
    stroke-width: 1;
  }
  .day {
    stroke: var(--text-soft);
    stroke-width: 1;
    stroke-dasharray: 4 4;
  }
  i {
    position: absolute;
    width: 10px;
    height: 10px;
    margin: -5px;
    border: 2px solid var(--surface);
    border-radius: 50%;
    background: var(--action);
  }
  > b {
    position: absolute;
    inset-block-end: 2px;
    color: var(--text-soft);
    font-size: var(--text-12);
    font-weight: 400;
    line-height: 1;
    translate: -50% 0;
  }
  > p {
    display: grid;
    place-content: center;
    height: 100%;
    color: var(--text-soft);
    font-size: var(--text-14);
    text-align: center;
  }
  small {
    position: absolute;
    inset: 0 auto auto 0;
    padding-inline-end: 6px;
    border-radius: var(--radius);
    background: var(--surface);
    color: var(--text-soft);
    font-size: var(--text-12);
    line-height: var(--leading-tight);
  }
  small + small {
    inset-block: auto 20px;
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    margin: 0;
    opacity: 0;
    cursor: crosshair;
    touch-action: pan-y;
  }
  &:has(:focus-visible) {
    outline: 2px solid var(--action);
    outline-offset: 4px;
  }
`;

export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 0 16px;
  color: var(--text-soft);
  font-size: var(--text-12);

  [data-line]::before {
    content: '';
    display: inline-block;
    width: 16px;
    margin-inline-end: 4px;
    border-top: 2px solid var(--action);
    vertical-align: middle;
  }
  [data-line='thin']::before {
    border-top: 1px solid var(--text-soft);
  }
`;
