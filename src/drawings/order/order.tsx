import { graphql } from 'gatsby'
import { Copy } from '../../components/copy'

import { Label } from '../kit/label'
import { DrawingSheet } from '../kit/sheet'
import { Stage } from '../kit/stage'
import { day, grid, notOnMap, onlyInList, systemRow, throughGrid } from './register'
import { StopSign } from './sign'
import * as strip from './strip'

export const fragment = graphql`
  fragment OrderSection on OrderSection {
    anchor
    tone
    heading
    introduction: intro
    systems
    stops {
      sign
      name
      time
      day
      sees {
        system
        text
      }
      break {
        name
        text
      }
    }
    note
    frames {
      ...Frame
    }
  }
`

type Section = Queries.OrderSectionFragment
type Stop = Section['stops'][number]

/** Stops of one day, from the first to the one after the last. */
function daysOf(stops: readonly Stop[]): { name: string; from: number; to: number }[] {
  const starts = stops.flatMap((stop, index) => (stop.day === stops[index - 1]?.day ? [] : [index]))
  return starts.map((from, index) => ({
    name: stops[from]?.day ?? '',
    from,
    to: starts[index + 1] ?? stops.length,
  }))
}

type StopProps = { section: Section; stop: Stop; index: number }

/** Where a system stands in the register. */
const rowOf = ({ systems }: Section, system: string) => systems.indexOf(system)
const lastRow = (section: Section, { sees }: Stop) => Math.max(...sees.map(({ system }) => rowOf(section, system)))

/** What each system knows from a stop on. */
const Sees = ({ section, stop }: Omit<StopProps, 'index'>) => (
  <dl css={[strip.sees, throughGrid]}>
    {stop.sees.map(({ system, text }) => {
      const row = rowOf(section, system)
      return (
        <div key={system} css={systemRow(row)} data-last={row === lastRow(section, stop) || undefined}>
          <dt>{system}</dt>
          <dd>
            <Copy text={text} />
          </dd>
        </div>
      )
    })}
  </dl>
)

const Road = ({ bend }: { bend: string | undefined }) => (
  <svg css={strip.road} viewBox="0 0 60 200" preserveAspectRatio="none" aria-hidden="true">
    <path d={bend} stroke="var(--casing)" strokeWidth="10" />
    <path d={bend} stroke="var(--lemon)" strokeWidth="5.5" />
  </svg>
)

const StopItem = ({ section, stop, index }: StopProps) => (
  <li css={[strip.stop, throughGrid]}>
    {index < section.stops.length - 1 && <Road bend={strip.bends[index % 2]} />}
    <Label
      id={`stop-${index}`}
      words={{ title: stop.name, text: stop.time }}
      sign={
        <span css={notOnMap}>
          <StopSign name={stop.sign} />
        </span>
      }
    >
      <span css={[strip.day, onlyInList]}>{stop.day}</span>
    </Label>
    <Sees section={section} stop={stop} />
    {stop.break && <Label id={`break-${index}`} words={stop.break} css={strip.broken} />}
  </li>
)

/** One order on its way over the map; below each stop, what every system knows by then. */
export const Order = (section: Section) => {
  const { stops, systems } = section
  return (
    <DrawingSheet {...section} legend={[{ text: section.note }]}>
      <Stage frames={section.frames} hasRooms>
        <div css={grid(stops.map((stop) => lastRow(section, stop)))}>
          {daysOf(stops).map(({ name, from, to }, index) => (
            <span key={name} css={day(from, to, index % 2 === 0)} aria-hidden="true">
              <b>{name}</b>
            </span>
          ))}
          {systems.map((name, index) => (
            <span key={name} css={systemRow(index)} data-rule={true} aria-hidden="true">
              {name}
            </span>
          ))}
          <ol css={[strip.list, throughGrid]} role="list">
            {stops.map((stop, index) => (
              <StopItem key={stop.name} section={section} stop={stop} index={index} />
            ))}
          </ol>
        </div>
      </Stage>
    </DrawingSheet>
  )
}
