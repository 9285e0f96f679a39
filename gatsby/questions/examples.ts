/**
 * Questions that people ask of the site's data. GraphiQL opens with them, and `npm run docs` writes their answers.
 */
export const examples: readonly { title: string; query: string }[] = [
  {
    title: 'Where does a page stand, and what do search engines show of it?',
    query: `{
  page(pageId: "from-zero", language: en) {
    path
    alternates { language path }
    search { title description }
  }
}`,
  },
  {
    title: 'What does a figure say in each language, and where is it shown?',
    query: `{
  figure(name: "launch-time") {
    english: text(language: en)
    italian: text(language: it)
    note(language: en)
    shownOn(language: en) { page { path } kind field }
  }
}`,
  },
  {
    title: 'Where does an old path lead?',
    query: `{
  redirect(from: "/prestashop-catania/") { page language toPath }
}`,
  },
  {
    title: 'Which old paths lead to a page?',
    query: `{
  allRedirect(filter: { page: { eq: "e-commerce-catania" } }, sort: { from: ASC }) { nodes { from } }
}`,
  },
  {
    title: 'Which figures does no page show?',
    query: `{
  unusedFigures { name text(language: en) }
}`,
  },
  {
    title: 'Which interface strings does no code ask for?',
    query: `{
  unusedTexts { file key text }
}`,
  },
  {
    title: 'Which pages mention a word, and where?',
    query: `{
  pagesThatMention(word: "warehouse", language: en) {
    page { path }
    places { section field }
  }
}`,
  },
  {
    title: 'Which pages have a section of a kind?',
    query: `{
  pagesWith(kind: "lead", language: it) { pageId path }
}`,
  },
  {
    title: 'Which figures are counted in days, the longest first?',
    query: `{
  allFigure(filter: { format: { eq: duration }, unit: { eq: day } }, sort: [{ value: DESC }, { name: ASC }]) {
    nodes { name text(language: it) label(language: it) }
  }
}`,
  },
  {
    title: 'What does the menu hold in Italian?',
    query: `{
  navigation {
    groups { id pages(language: it) { path } }
    contact(language: it) { path }
  }
}`,
  },
  {
    title: 'Which sections does a page have, in their order?',
    query: `{
  page(pageId: "mission-vision", language: it) {
    sections { __typename ... on HeroSection { heading } }
  }
}`,
  },
  {
    title: 'Which questions does a page answer?',
    query: `{
  page(pageId: "prestashop-agency", language: it) {
    sections { ... on FaqSection { heading items { question } } }
  }
}`,
  },
  {
    title: 'Which pages name keywords for search engines?',
    query: `{
  allPage(filter: { search: { keywords: { ne: null } } }, sort: { path: ASC }) {
    nodes { path search { keywords } }
  }
}`,
  },
  {
    title: 'How is the agency reached, and which buttons lead somewhere?',
    query: `{
  agency {
    name email phone
    location(language: it)
    actions { freeCall brochure caseStudy courseCatalogue }
  }
}`,
  },
]
