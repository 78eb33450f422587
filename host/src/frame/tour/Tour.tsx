import { Button, Heading, Inline, Stack, Text } from '@silverjobs/ui';
import { type ReactNode, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hostPaths } from '../../../common/host-paths.ts';
import type { ShownStop } from '../../model/declared-help.ts';
import './tour.css';
import { useHighlight } from './useHighlight.ts';
import { useTour } from './useTour.ts';
import { useTourSteps } from './useTourSteps.ts';

/** The tour that somebody has called, above the page that it explains (guide-16). */
export function Tour(): ReactNode {
  const { user, stops } = useTour();
  return user && stops && <Stop key={user.id} userId={user.id} stops={stops} />;
}

function Stop({ userId, stops }: { userId: number; stops: ShownStop[] }) {
  const text = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { pathname } = useLocation();
  const steps = useTourSteps(userId, stops, text);
  const { at, stop, isOpen, isHere } = steps;
  const isShown = isOpen && pathname !== hostPaths.tour;
  useHighlight(isShown ? stop?.mark : undefined);
  if (!isShown || !stop) return null;
  const isLast = at === stops.length - 1;
  const said = `Schritt ${at + 1} von ${stops.length}`;
  return (
    <section className="tour" aria-label="Rundgang">
      {isHere ? (
        <Stack gap={4}>
          <div>
            <Heading ref={text} level={2} size="h3" tabIndex={-1} aria-describedby={id}>
              <span className="tour__step">{said}:</span> {stop.title}
            </Heading>
            <Text id={id} reading>
              {stop.text}
            </Text>
          </div>
          <Inline gap={3} stackOnPhone>
            <Button variant="primary" size="large" onClick={isLast ? steps.finish : steps.next}>
              {isLast ? 'Fertig' : 'Weiter'}
            </Button>
            {at > 0 && (
              <Button size="large" onClick={steps.back}>
                Zurück
              </Button>
            )}
            {!isLast && (
              <Button size="large" variant="quiet" onClick={steps.stopTour}>
                Rundgang beenden
              </Button>
            )}
          </Inline>
        </Stack>
      ) : (
        <Inline gap={3}>
          <Text>
            Ihr Rundgang: {said}, {stop.title}
          </Text>
          <Button onClick={steps.resume}>Weiter mit dem Rundgang</Button>
          <Button variant="quiet" onClick={steps.stopTour}>
            Rundgang beenden
          </Button>
        </Inline>
      )}
    </section>
  );
}
