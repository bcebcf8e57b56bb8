import Box from '@mui/material/Box';
import { useTheme } from '@mui/material/styles';
import { CATEGORIES, type Category } from '#features/services/rules.ts';
import { type CategoryProgress, contour, pathOf, pointAt } from '../climb.ts';
import { PLAN_NAMES } from '../transition-words.ts';

/** One colour for each category, for light and dark surfaces; at least 3:1 on both. */
const COLOURS: Record<Category, { light: string; dark: string }> = {
  employment: { light: '#C15100', dark: '#FF8A33' },
  education: { light: '#7635DC', dark: '#A174E7' },
  healthcare: { light: '#0676C6', dark: '#2AB0FC' },
  finance: { light: '#23824C', dark: '#38C976' },
  housing: { light: '#B4236B', dark: '#F06BA8' },
};

export const useCategoryColour = () => {
  const { palette } = useTheme();
  return (category: Category) => COLOURS[category][palette.mode];
};

const SIZE = { width: 200, height: 128 };
const SUMMIT = { x: 100, y: 64 };
/** The radius of the innermost contour, and the distance between two. */
const FIRST = 13;
const STEP = 9;

/**
 * The way to leaving as a map: the summit is the leaving date, and each category is a contour that its finished tasks go round. Decorative: the same
 * facts are in `ClimbLegend`.
 */
export function Climb({ progress, width }: { progress: readonly CategoryProgress[]; width: number | string }) {
  const { palette } = useTheme();
  const colourOf = useCategoryColour();
  const known = new Map(progress.map((one) => [one.category, one]));
  return (
    <Box
      component="svg"
      aria-hidden
      focusable="false"
      viewBox={`0 0 ${SIZE.width} ${SIZE.height}`}
      fill="none"
      sx={{ display: 'block', width, maxWidth: '100%', flexShrink: 0, color: palette.text.secondary }}
    >
      {/* Lines between the categories, as on a map. */}
      {CATEGORIES.map((category, index) => (
        <path
          key={category}
          d={pathOf(contour(SUMMIT, FIRST + (index + 0.5) * STEP))}
          stroke="currentColor"
          strokeWidth={0.5}
          opacity={0.4}
        />
      ))}
      {CATEGORIES.map((category, index) => {
        const line = contour(SUMMIT, FIRST + index * STEP);
        const { done = 0, total = 0 } = known.get(category) ?? {};
        const share = total === 0 ? 0 : done / total;
        const at = pointAt(line, share);
        const colour = colourOf(category);
        return (
          <g key={category}>
            <path d={pathOf(line)} stroke="currentColor" strokeWidth={1} opacity={total === 0 ? 0.4 : 0.55} />
            {total > 0 && (
              <>
                <path
                  d={pathOf(line)}
                  pathLength={100}
                  stroke={colour}
                  strokeWidth={3}
                  strokeLinecap={share > 0 ? 'round' : 'butt'}
                  strokeDasharray={`${100 * share} 200`}
                  style={{ transition: 'stroke-dasharray 200ms' }}
                />
                <circle
                  r={4}
                  fill={colour}
                  stroke={palette.background.paper}
                  strokeWidth={1.5}
                  style={{ transform: `translate(${at.x}px, ${at.y}px)`, transition: 'transform 200ms' }}
                />
              </>
            )}
          </g>
        );
      })}
      {/* The flag on the summit. */}
      <path
        d={`M${SUMMIT.x} ${SUMMIT.y + 5}V${SUMMIT.y - 8}`}
        stroke={palette.text.primary}
        strokeWidth={1.5}
        strokeLinecap="round"
      />
      <path d={`M${SUMMIT.x} ${SUMMIT.y - 8}l8 3l-8 3z`} fill={palette.primary.main} />
    </Box>
  );
}

type ClimbLegendProps = {
  progress: readonly CategoryProgress[];
  columns?: 1 | 2;
  /** Leaves out what is overdue, where that is shown beside it. */
  compact?: boolean;
};

/** The facts of the map in words: done and all tasks of each category. */
export function ClimbLegend({ progress, columns = 1, compact = false }: ClimbLegendProps) {
  const colourOf = useCategoryColour();
  return (
    <Box
      component="ul"
      aria-label="Tasks done by category"
      sx={{
        m: 0,
        p: 0,
        listStyle: 'none',
        display: 'grid',
        columnGap: 3,
        rowGap: 0.25,
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: `repeat(${columns}, max-content)` },
        typography: 'body2',
      }}
    >
      {progress.map(({ category, done, total, overdue }) => (
        <Box component="li" key={category} sx={{ display: 'flex', alignItems: 'center', gap: 1, whiteSpace: 'nowrap' }}>
          <Box aria-hidden sx={{ width: 10, height: 10, borderRadius: '50%', bgcolor: colourOf(category), flexShrink: 0 }} />
          <span>{PLAN_NAMES[category]}</span>
          <Box component="span" sx={{ ml: 'auto', pl: 1, color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
            {`${done} of ${total}`}
            {!compact && overdue > 0 && (
              <Box component="span" sx={{ color: 'error.text', fontWeight: 600 }}>
                {`, ${overdue} overdue`}
              </Box>
            )}
          </Box>
        </Box>
      ))}
    </Box>
  );
}
