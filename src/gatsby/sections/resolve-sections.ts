import type { Figure } from '../../data-model/figures'
import type { Route } from '../../data-model/routes'
import { sectionIds } from '../../data-model/section-ids'
import type { Section } from '../../data-model/sections'
import type { SiteFile } from '../../data-model/site'
import type { Language } from '../../i18n/languages'
import { resolveReferences } from '../figures/figure-references'
import { formatFigure } from '../figures/format-figure'
import { linkAddress } from './link-address'
import { profilePath } from './profile-path'

/** All that the sections of one page refer to. */
export type SectionContext = {
  page: string
  language: Language
  figures: ReadonlyMap<string, Figure>
  routes: readonly Route[]
  actions: SiteFile['actions']
  /** Terrain nodes by page id. */
  terrains: ReadonlyMap<string, unknown>
  /** File nodes of data/images by name, without the ending. */
  images: ReadonlyMap<string, unknown>
}

type ShownFigure = { id: string; text: string; label: string; note: string }

function showFigure(id: string, { figures, language }: SectionContext): ShownFigure {
  const figure = figures.get(id)
  if (!figure) throw new Error(`Unknown figure "${id}"`)
  return { id, text: formatFigure(figure, language), label: figure.label[language], note: figure.note[language] }
}

/** Texts get their figures, links their address; everything else stays as it is. */
function resolveValue(value: unknown, context: SectionContext): unknown {
  if (typeof value === 'string') return resolveReferences(value, context.figures, context.language)
  if (Array.isArray(value)) return value.map((entry) => resolveValue(entry, context))
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).map(([key, entry]) => [key, resolveValue(entry, context)] as const)
  return { ...Object.fromEntries(entries), ...('label' in value && { href: linkAddress({ ...value }, context) }) }
}

/** What a kind of section needs beyond its texts and links. */
function additions(section: Section, context: SectionContext): object {
  const ownTerrain = context.terrains.get(context.page)
  switch (section.type) {
    case 'hero':
      return {
        terrain: ownTerrain,
        spots: section.spots.map((id) => showFigure(id, context)),
        image: section.image ? showImage(section.image, context) : null,
      }
    case 'closing':
      return { terrain: ownTerrain }
    case 'profile':
      return { path: profilePath(section.items.map((item) => item.height)) }
    case 'situations':
      return {
        items: section.items.map((item) => ({
          ...resolveObject(item, context),
          terrain: context.terrains.get(item.page),
        })),
      }
    case 'figures':
      return { items: section.items.map((item) => showFigureItem(item, context)) }
    case 'programs':
      return {
        items: section.items.map((item) => ({ ...resolveObject(item, context), ...showProgram(item.figure, context) })),
      }
    case 'offer':
      return {
        actions: section.actions.map((item) => ({
          ...resolveObject(item, context),
          target: context.actions[item.action],
        })),
      }
    default:
      return {}
  }
}

function resolveObject(value: object, context: SectionContext): object {
  return Object(resolveValue(value, context))
}

function showImage({ file, alt }: { file: string; alt: string }, { images }: SectionContext): object {
  return { alt, file: images.get(file), darkFile: images.get(`${file}-dark`) }
}

function showFigureItem(item: { figure: string; text?: string | undefined }, context: SectionContext): object {
  const figure = showFigure(item.figure, context)
  return {
    figure,
    label: item.text === undefined ? figure.label : resolveReferences(item.text, context.figures, context.language),
  }
}

function showProgram(id: string, context: SectionContext): object {
  const figure = context.figures.get(id)
  return { figure: showFigure(id, context), weeks: figure?.format === 'duration' ? figure.value : null }
}

/** The sections of a page as GraphQL hands them out: in the page's language, with figures, links and terrains in place. */
export function resolveSections(sections: readonly Section[], context: SectionContext): object[] {
  const ids = sectionIds(sections)
  return sections.map((section, index) => ({
    ...resolveObject(section, context),
    ...additions(section, context),
    anchor: ids[index],
  }))
}
