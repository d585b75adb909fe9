import { paletteColours } from 'pest-ui';
import { styled } from 'styled-components';

const rooms = 'M0 0H780V450H0ZM0 170H290V450M290 0V280M580 0V170H780M580 170V450M290 170H580M0 300H290M435 170V450';
/** Devices, and those with activity, in a grid of 10. */
const quiet = [
  [14, 6],
  [130, 6],
  [250, 6],
  [340, 6],
  [460, 6],
  [560, 6],
  [660, 6],
  [14, 90],
  [300, 150],
  [420, 160],
  [590, 90],
  [14, 240],
  [120, 290],
  [302, 240],
  [570, 240],
  [590, 330],
  [14, 440],
  [130, 440],
  [230, 440],
  [420, 440],
  [520, 440],
  [700, 440],
] as const;
const active = [
  [80, 115, 52],
  [180, 130, 62],
  [470, 285, 48],
  [270, 425, 58],
] as const;

const heat = paletteColours('ember');

/** A floor plan with its activity, as the product draws it; it says nothing that the words beside it do not. */
export function PlanPicture() {
  return (
    <Plan viewBox="-4 -4 788 458" aria-hidden="true">
      <defs>
        <radialGradient id="login-activity">
          <stop offset="0" style={{ stopColor: heat[6] }} stopOpacity="0.95" />
          <stop offset="0.3" style={{ stopColor: heat[5] }} stopOpacity="0.9" />
          <stop offset="0.55" style={{ stopColor: heat[4] }} stopOpacity="0.85" />
          <stop offset="0.75" style={{ stopColor: heat[3] }} stopOpacity="0.75" />
          <stop offset="0.9" style={{ stopColor: heat[1] }} stopOpacity="0.5" />
          <stop offset="1" style={{ stopColor: heat[1] }} stopOpacity="0" />
        </radialGradient>
      </defs>
      <path d={rooms} fill="none" stroke="#2a5243" strokeWidth="3" />
      <path d="M0 0H780V450H0Z" fill="none" stroke="#6f9d8a" strokeWidth="5" />
      {active.map(([x, y, radius]) => (
        <circle key={x} cx={x} cy={y} r={radius} fill="url(#login-activity)" />
      ))}
      {quiet.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x} cy={y} r="3.5" fill="#f1f6f3" />
      ))}
      {active.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="6" fill="#0c2a20" stroke="#f1f6f3" strokeWidth="2.5" />
      ))}
    </Plan>
  );
}

/** Wider than its place: the plan goes on. */
const Plan = styled.svg`
  flex: none;
  width: max(100%, 720px);
  max-width: none;
`;
