// Shows the GraphQL extension of VS Code the schema that `npm run develop` writes.
module.exports = require('./.cache/typegen/graphql.config.json')
