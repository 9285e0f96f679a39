import type { GatsbyConfig } from 'gatsby'

const config: GatsbyConfig = {
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  plugins: [
    {
      resolve: 'pages-without-app',
      options: { origins: { connect: [], frame: ['https://maps.example.com'], script: [], picture: [] } },
    },
  ],
}

export default config
