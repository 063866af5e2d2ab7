import type { Brand } from './brand';

type ByChain = Readonly<Record<'TRC20' | 'ERC20', readonly string[]>>;

/** Addresses whose key nobody has and that cannot be recognised by their bytes: black holes of the chains and of their tokens. */
const burn: ByChain = {
  TRC20: ['T9yD14Nj9j7xAB4dbGeiX9h8unkKHxuWwb', 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy'],
  ERC20: [
    '0x0000000000000000000000000000000000000000',
    '0x000000000000000000000000000000000000dEaD',
    '0xdEAD000000000000000042069420694206942069',
    '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE',
  ],
};

/** The wrapped coin of each chain and its most held tokens: customers copy a contract's address instead of their wallet's. */
const token: ByChain = {
  TRC20: [
    'TNUC9Qb1rRpS5CbWLmNMxXBjyFoydXjWFR', // WTRX
    'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', // USDT
    'TEkxiTehnzSmSe2XqrBj4w32RUN966rdz8', // USDC
    'TPYmHEhy5n8TCEfYGqW2rPxsghSfzghPDn', // USDD, before 2025
    'TXDk8mbtRbXeYuMNS83CfKPaYYT8XWv9Hz', // USDD
    'TUpMhErZL2fhh4sVNULAbNKLokS4GjC1F4', // TUSD
    'TAFjULxiVgT4qWk6UZwjqwZXTSaGaqnVp4', // BTT
    'TCFLL5dx5ZJdKnWuesXxi1VPwjLVmWZZy9', // JST
    'TSSMHYeV2uE9qYH95DqyoCuNCzEL1NvU3S', // SUN
    'TLa2f6VPqDgRE67v1736s7bJ8Ray5wYjU7', // WIN
    'TFczxzPhnThNSqr5by8tvxsdCFRRz6cPNq', // NFT
    'TMwFHYXLJaRUPeW6421aqXL4ZEzPRFGkGT', // USDJ
    'TN3W4H6rK2ce4vX9YnFQHwKENnHjoxb3m9', // BTC
    'THb4CqiFdwNHsWsQCs4JhzwjMWys4aqCbF', // ETH
    'TUPM7K8REVzD2UdV4R5fe5M8XbnR2DdoJ6', // HTX
    'TU3kjFuhtEo42tsCBtfYUAZxoqQ4yuSLQ5', // sTRX
    'TThzxNRLrW2Brp9DcTQU8i4Wd9udCWEdZ3', // stUSDT
  ],
  ERC20: [
    '0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2', // WETH
    '0xdAC17F958D2ee523a2206206994597C13D831ec7', // USDT
    '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', // USDC
    '0xB8c77482e45F1F44dE1745F52C74426C631bDD52', // BNB
    '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', // WBTC
    '0x514910771AF9Ca656af840dff83E8264EcF986CA', // LINK
    '0x95aD61b0a150d79219dCF64E1E6Cc01f0B64C4cE', // SHIB
    '0x6B175474E89094C44Da98b954EedeAC495271d0F', // DAI
    '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', // UNI
    '0x6982508145454Ce325dDbE47a25d4ec3d2311933', // PEPE
    '0x7D1AfA7B718fb893dB30A3aBc0Cfc608AaCfeBB0', // MATIC
    '0x7Fc66500c84A76Ad7e9c93437bFc5Ac33E2DDaE9', // AAVE
    '0xA0b73E1Ff0B80914AB6fe0444E65848C4C34450b', // CRO
    '0xae7ab96520DE3A18E5e111B5EaAb095312D7fE84', // stETH
    '0x7f39C581F595B53c5cb19bD0b3f8dA6c935E2Ca0', // wstETH
    '0x9f8F72aA9304c8B593d555F12eF6589cC3A579A2', // MKR
    '0x5A98FcBEA516Cf06857215779Fd812CA3beF1B32', // LDO
    '0x6c3ea9036406852006290770BEdFcAbA0e23A0e8', // PYUSD
    '0xdC035D45d973E3EC169d2276DDab16f1e407384F', // USDS
    '0x4Fabb145d64652a948d72533023f6E7A623C7C53', // BUSD
    '0x4c9EDD5852cd905f086C759E8383e09bff1E68B3', // USDe
    '0x0000000000085d4780B73119b644AE5ecd22b376', // TUSD
  ],
};

/** The addresses that no customer of the brand may withdraw coin to. In an entry of its own: one form needs them. */
export const refusedAddresses = ({ ownWallets }: Pick<Brand, 'ownWallets'>) => ({ burn, token, own: ownWallets });
